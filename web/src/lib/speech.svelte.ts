/** What a screen reader hears: prompts and events, one after the other. */

class Speech {
  polite = $state('');
  urgent = $state('');
  private queue: string[] = [];
  private timer = 0;

  say(text: string): void {
    if (!text) return;
    this.queue.push(text);
    if (this.queue.length > 12) this.queue.splice(0, this.queue.length - 12);
    if (!this.timer) this.next();
  }

  sayNow(text: string): void {
    this.urgent = '';
    window.setTimeout(() => (this.urgent = text), 30);
  }

  private next(): void {
    const text = this.queue.splice(0, 4).join(' ');
    this.polite = text;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      if (this.queue.length > 0) this.next();
    }, 700);
  }
}

export const speech = new Speech();
