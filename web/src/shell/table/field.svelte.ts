/**
 * The field of things that stand for something: every element with a `data-ref` at the table.
 *
 * Boards and panels only mark what they drew. Here the marks become what a person sees and uses: glow, names for
 * screen readers, clicks, keys in reading order, pointing.
 */

import { joined } from '$lib/naming';
import { on } from 'svelte/events';
import { kindOf, optionRef } from '$lib/refs';
import type { TableModel } from '$lib/table.svelte';
import type { Option } from '$board/contract';

const WHY_AFTER = 550;
const LONG_PRESS = 500;

const THINGS = '[data-ref], [data-option]';
const TELLING = `${THINGS}, [data-info]`;
const OWN = ['role', 'tabindex', 'aria-label'];

export interface Pointed {
  /** Empty where something is only explained. */
  ref: string;
  element: Element;
  glowing: boolean;
  /** The keys of reference entries that may explain it, the nearest first. */
  info: readonly string[];
  /** The very spot. */
  target: Element;
}

export class Field {
  /** What is pointed at or focused. */
  pointed = $state.raw<Pointed | null>(null);
  /** What is to be done whenever everything is marked. */
  settled: () => void = () => {};
  private readonly roots = new Set<HTMLElement>();
  private readonly observer: MutationObserver;
  private frame = 0;
  private timer = 0;
  private pressTimer = 0;
  private pressed = false;
  /** What elements said of themselves before they glowed. */
  private readonly own = new WeakMap<Element, (string | null)[]>();

  constructor(private readonly model: TableModel) {
    this.observer = new MutationObserver(() => this.soon());
  }

  /** Attach to a part of the table: `{@attach field.root}`. */
  readonly root = (element: HTMLElement): (() => void) => {
    this.roots.add(element);
    this.observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-ref', 'data-option', 'data-label'] });
    const listeners: [string, (event: never) => void][] = [
      ['click', (event: MouseEvent) => this.onClick(event)],
      ['pointerover', (event: PointerEvent) => this.onOver(event)],
      ['pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && this.point(null)],
      ['pointerdown', (event: PointerEvent) => this.onDown(event)],
      ['pointerup', () => clearTimeout(this.pressTimer)],
      ['pointercancel', () => clearTimeout(this.pressTimer)],
      ['focusin', (event: FocusEvent) => this.onFocus(event)],
      ['focusout', () => this.point(null)],
      ['wheel', () => this.point(null)],
      ['keydown', (event: KeyboardEvent) => this.onKey(event)],
    ];
    // Svelte's own `on`: an element that goes away with the focus says so in the middle of Svelte's work.
    const ends = listeners.map(([name, listener]) => on(element, name, listener as EventListener, { passive: name === 'wheel' }));
    this.soon();
    return () => {
      for (const end of ends) end();
      this.roots.delete(element);
      this.soon();
    };
  };

  close(): void {
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  /** Mark everything anew once the page has settled. */
  soon(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.mark();
    });
  }

  private all(): Element[] {
    return [...this.roots].flatMap((root) => [...root.querySelectorAll(THINGS)]);
  }

  private mark(): void {
    const { model } = this;
    const elements = this.all();
    const present = new Set<string>();
    for (const element of elements) for (const ref of refsOf(element)) present.add(ref);
    if (!same(present, model.shownRefs)) {
      model.shownRefs = present;
    }
    const { glow } = model.situation;
    const picked = new Set(model.picked);
    const hovered = new Set(model.previews.hovered ? [...model.previews.hovered.refs, optionRef(model.previews.hovered)] : []);
    const glowing: Element[] = [];
    for (const element of elements) {
      const refs = refsOf(element);
      const hot = refs.find((ref) => glow.has(ref));
      flag(element, 'data-glow', hot !== undefined);
      flag(element, 'data-picked', refs.some((ref) => picked.has(ref)));
      flag(element, 'data-lit', refs.some((ref) => model.lit.has(ref)));
      flag(element, 'data-hover', hot !== undefined && refs.some((ref) => hovered.has(ref)));
      if (hot !== undefined) glowing.push(element);
      else this.release(element);
    }
    this.name(glowing);
    const at = this.pointed;
    if (at) this.point(at.target.isConnected ? this.find(at.target) : null);
    this.settled();
  }

  /** Let an element be again what it was before it glowed. */
  private release(element: Element): void {
    const before = this.own.get(element);
    if (!before) return;
    this.own.delete(element);
    OWN.forEach((name, i) => {
      const was = before[i] ?? null;
      if (was === null) element.removeAttribute(name);
      else element.setAttribute(name, was);
    });
  }

  /** Give what glows a name and a place in the order of the keyboard. */
  private name(glowing: Element[]): void {
    const { glow } = this.model.situation;
    const order = readingOrder(glowing);
    const focused = order.find((element) => element === document.activeElement);
    const stop = focused ?? order[0];
    for (const element of order) {
      const ref = refsOf(element).find((each) => glow.has(each)) ?? '';
      const options = glow.get(ref) ?? [];
      if (!this.own.has(element)) this.own.set(element, OWN.map((name) => element.getAttribute(name)));
      const label = this.labelOf(element, ref, options);
      if (!(element instanceof HTMLButtonElement)) {
        set(element, 'role', element.querySelector('[data-glow], button, a') ? 'group' : 'button');
        set(element, 'tabindex', element === stop ? '0' : '-1');
      }
      set(element, 'aria-label', label);
    }
  }

  private labelOf(element: Element, ref: string, options: readonly Option[]): string {
    const { words } = this.model;
    const [only] = options;
    const deed = options.length === 1 && only ? words.word(only.label) : '';
    // A tab only leads to what it stands for.
    if (kindOf(ref) === 'option' || element.getAttribute('role') === 'tab') return element.getAttribute('data-label') ?? deed;
    const thing = element.getAttribute('data-label') ?? words.ref(ref);
    return deed ? joined(thing, deed) : words.say('web-thing-options', { thing, count: options.length });
  }

  // -- pointing ------------------------------------------------------------------------------------------------------

  private find(target: EventTarget | null): Pointed | null {
    if (!(target instanceof Element)) return null;
    const info = infoOf(target);
    let inner: Element | null = null;
    let named = '';
    for (const element of around(target, TELLING)) {
      if (![...this.roots].some((root) => root.contains(element))) break;
      const refs = refsOf(element);
      const hot = refs.find((ref) => this.model.glowing.has(ref));
      if (hot) return { ref: hot, element, glowing: true, info, target };
      inner ??= element;
      named ||= refs.find((ref) => kindOf(ref) !== 'option') ?? '';
    }
    return inner && { ref: named, element: inner, glowing: false, info, target };
  }

  private point(at: Pointed | null): void {
    const before = this.pointed;
    if (before === at || (before && at && alike(before, at))) return;
    this.pointed = at;
    clearTimeout(this.timer);
    if (this.model.doubts.whyNot && !this.model.doubts.whyNot.pinned && this.model.doubts.whyNot.ref !== at?.ref) this.model.doubts.whyNot = null;
    if (at?.glowing) {
      const options = this.model.situation.glow.get(at.ref) ?? [];
      this.model.previews.hover(options.length === 1 ? (options[0] ?? null) : null);
    } else {
      if (before?.glowing) this.model.previews.hover(null);
      if (at?.ref && this.model.mustAct) this.timer = window.setTimeout(() => !this.model.doubts.whyNot?.pinned && void this.model.doubts.ask(at.ref), WHY_AFTER);
    }
    this.soon();
  }

  private onOver(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    if (event.target instanceof Element && event.target.closest('[data-own]')) return;
    this.point(this.find(event.target));
  }

  private onDown(event: PointerEvent): void {
    this.pressed = false;
    if (event.pointerType === 'mouse') return;
    const at = this.find(event.target);
    clearTimeout(this.pressTimer);
    if (at) {
      this.pressTimer = window.setTimeout(() => {
        this.pressed = true;
        this.point(at);
      }, LONG_PRESS);
    } else this.point(null);
  }

  private onFocus(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    if (!target.matches(TELLING)) return;
    this.point(this.find(target));
  }

  private onClick(event: MouseEvent): void {
    if (this.pressed) {
      this.pressed = false;
      event.preventDefault();
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    if (!target || target.closest('[data-own]')) return;
    this.model.doubts.whyNot = null;
    clearTimeout(this.timer);
    const at = this.find(target);
    const pressing = target.closest('button, a, input, select');
    if (!at) return;
    if (pressing && pressing !== at.element && at.element.contains(pressing)) return;
    if (at.glowing) this.model.pick(at.ref);
    else if (at.ref && this.model.mustAct) void this.model.doubts.ask(at.ref, true);
  }

  // -- keys ----------------------------------------------------------------------------------------------------------

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = event.target;
    if (!(here instanceof Element) || !here.hasAttribute('data-glow')) return;
    if ((event.key === 'Enter' || event.key === ' ') && !(here instanceof HTMLButtonElement)) {
      event.preventDefault();
      const at = this.find(here);
      if (at?.glowing) this.model.pick(at.ref);
      return;
    }
    const order = readingOrder(this.all().filter((element) => element.hasAttribute('data-glow')));
    const place = order.indexOf(here);
    let next: Element | undefined;
    if (event.key === 'Tab') next = order[place + (event.shiftKey ? -1 : 1)];
    else if (event.key.startsWith('Arrow')) next = nearest(here, order, event.key);
    else if (event.key === 'Home') next = order[0];
    else if (event.key === 'End') next = order.at(-1);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.focus(next);
  }

  private focus(element: Element): void {
    for (const other of this.all()) if (other.getAttribute('tabindex') === '0') other.setAttribute('tabindex', '-1');
    element.setAttribute('tabindex', '0');
    (element as HTMLElement | SVGElement).focus();
  }

  /** Go to the first thing that glows, or to the one nearest to a place; false if nothing does. */
  enter(near: DOMRect | null = null): boolean {
    if (this.frame) {
      cancelAnimationFrame(this.frame);
      this.frame = 0;
      this.mark(); // what glows may be what glowed before the last move
    }
    const order = readingOrder(this.all().filter((element) => element.hasAttribute('data-glow')));
    const far = (element: Element): number => {
      const box = element.getBoundingClientRect();
      return near ? Math.hypot(box.left - near.left, box.top - near.top) : 0;
    };
    const [first] = near ? [...order].sort((a, b) => far(a) - far(b)) : order;
    if (!first) return false;
    this.focus(first);
    return true;
  }

  /** Where everything lies that can be clicked now. */
  hotBoxes(): DOMRect[] {
    const hot = [...this.roots].flatMap((root) => [...root.querySelectorAll('[data-glow], [data-own], [data-clear]')]);
    return hot.map((element) => element.getBoundingClientRect());
  }

  /** The element that stands for a ref. */
  elementOf(ref: string): Element | null {
    return this.all().find((element) => refsOf(element).includes(ref)) ?? null;
  }
}

/** The refs an element stands for, and the option it stands for as a whole. */
export function refsOf(element: Element): string[] {
  const refs = (element.getAttribute('data-ref') ?? '').split(' ').filter(Boolean);
  const option = element.getAttribute('data-option');
  return option ? [...refs, `option:${option}`] : refs;
}

/** An element and what it lies in, as far as it fits a selector. */
function* around(from: Element, selector: string): Generator<Element> {
  for (let element = from.closest(selector); element; element = element.parentElement?.closest(selector) ?? null) yield element;
}

/** The keys of reference entries that may explain a spot: what it says itself, or the things it lies in. */
function infoOf(target: Element): string[] {
  const keys: string[] = [];
  for (const element of around(target, TELLING)) {
    const own = element.getAttribute('data-info');
    if (own === null) keys.push(...refsOf(element).filter((ref) => !['seat', 'option'].includes(kindOf(ref))));
    else return own ? [...keys, own] : keys;
  }
  return keys;
}

function alike(a: Pointed, b: Pointed): boolean {
  return a.element === b.element && a.ref === b.ref && a.glowing === b.glowing && a.info.join(' ') === b.info.join(' ');
}

function flag(element: Element, name: string, on: boolean): void {
  if (on !== element.hasAttribute(name)) element.toggleAttribute(name, on);
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function same(a: ReadonlySet<string>, b: ReadonlySet<string> | null): boolean {
  if (b === null || a.size !== b.size) return false;
  for (const each of a) if (!b.has(each)) return false;
  return true;
}

/** Elements as one reads a page: line by line, from left to right. */
function readingOrder(elements: Element[]): Element[] {
  const boxes = elements.map((element) => ({ element, box: element.getBoundingClientRect() }));
  boxes.sort((a, b) => {
    const tall = Math.min(a.box.height, b.box.height) / 2;
    const dy = a.box.top + a.box.height / 2 - (b.box.top + b.box.height / 2);
    return Math.abs(dy) > Math.max(8, tall) ? dy : a.box.left - b.box.left;
  });
  return boxes.map(({ element }) => element);
}

/** The nearest element in the direction of an arrow key. */
function nearest(from: Element, among: Element[], key: string): Element | undefined {
  const a = from.getBoundingClientRect();
  const [ax, ay] = [a.left + a.width / 2, a.top + a.height / 2];
  let best: Element | undefined;
  let least = Infinity;
  for (const element of among) {
    if (element === from) continue;
    const b = element.getBoundingClientRect();
    const dx = b.left + b.width / 2 - ax;
    const dy = b.top + b.height / 2 - ay;
    const [along, aside] =
      key === 'ArrowRight' ? [dx, dy] : key === 'ArrowLeft' ? [-dx, dy] : key === 'ArrowDown' ? [dy, dx] : [-dy, dx];
    if (along < 2) continue;
    const far = along + 2.2 * Math.abs(aside);
    if (far < least) {
      least = far;
      best = element;
    }
  }
  return best;
}
