/** What operators may do about people and tables, as they are asked to confirm it. */

import { api } from '$lib/api';
import { say } from '$lib/tongue.svelte';
import type { Wanted } from './Decree.svelte';

export const suspend = (person: string, name: string): Wanted => ({
  title: say('web-operator-suspend-title', { name }),
  help: say('web-operator-suspend-help'),
  button: say('web-operator-suspend'),
  timed: true,
  run: (why, hours) => api.punish(person, { kind: 'suspended', why, hours }),
});

export const mute = (person: string, name: string): Wanted => ({
  title: say('web-operator-mute-title', { name }),
  help: say('web-operator-mute-help'),
  button: say('web-operator-mute'),
  timed: true,
  run: (why, hours) => api.punish(person, { kind: 'muted', why, hours }),
});

export const lift = (person: string, name: string, kind: 'suspended' | 'muted'): Wanted => ({
  title: say('web-operator-lift-title', { name }),
  help: kind === 'suspended' ? say('web-operator-lift-suspended') : say('web-operator-lift-muted'),
  button: say('web-operator-lift'),
  run: (why) => api.lift(person, kind, why),
});

export const remove = (person: string, name: string): Wanted => ({
  title: say('web-operator-delete-title', { name }),
  help: say('web-operator-delete-help'),
  button: say('web-operator-delete'),
  run: (why) => api.deletePerson(person, why),
});

export const close = (table: string, title: string): Wanted => ({
  title: title ? say('web-operator-close-title', { title }) : say('web-close-sure'),
  help: say('web-operator-close-help'),
  button: say('web-close-table'),
  run: (why) => api.closeTable(table, why),
});

export const hush = (table: string, message: number): Wanted => ({
  title: say('web-operator-hush'),
  help: say('web-operator-hush-help'),
  button: say('web-operator-hush'),
  run: (why) => api.hush(table, message, why),
});

export const resolve = (report: string): Wanted => ({
  title: say('web-operator-resolve'),
  help: say('web-operator-resolve-help'),
  button: say('web-operator-resolve'),
  run: (why) => api.resolve(report, why),
});
