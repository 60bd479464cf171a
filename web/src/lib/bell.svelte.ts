/** A soft sound and a notice of the browser when it is somebody's turn and they look elsewhere. */

import { prefs } from './prefs.svelte';

const NOTES = [659.3, 880];
const LOUDNESS = 0.07;

class Bell {
  private audio: AudioContext | null = null;

  get on(): boolean {
    return prefs.kept.bell === true;
  }

  /** Whether nobody has been asked yet. */
  get unasked(): boolean {
    return prefs.kept.bell === null;
  }

  /** Switch it on, by a click: only then do browsers let a page sound and ask for notices. */
  async allow(): Promise<void> {
    prefs.set('bell', true);
    this.wake();
    this.sound();
    if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
  }

  refuse(): void {
    prefs.set('bell', false);
  }

  toggle(): void {
    if (this.on) this.refuse();
    else void this.allow();
  }

  /** Browsers keep a page silent until it was touched: the first touch at a table makes it ready. */
  wake(): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.audio ??= new AudioContext();
    if (this.audio.state === 'suspended') void this.audio.resume();
  }

  /** It is somebody's turn, and the page is not seen. */
  ring(title: string, text: string, tag: string): void {
    if (!this.on || !document.hidden) return;
    this.sound();
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    try {
      const notice = new Notification(title, { body: text, tag, silent: true });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      return; // Some phones know notices only of installed apps; the sound and the title of the tab remain.
    }
  }

  private sound(): void {
    const { audio } = this;
    if (!audio || audio.state === 'closed') return;
    NOTES.forEach((pitch, i) => {
      const at = audio.currentTime + i * 0.16;
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.75);
    });
  }
}

export const bell = new Bell();
