/** Whether the fonts have come: before that, text is measured with others. */

class Fonts {
  ready = $state(0);

  constructor() {
    if (typeof document === 'undefined' || !('fonts' in document)) return;
    void document.fonts.ready.then(() => (this.ready += 1));
    document.fonts.addEventListener('loadingdone', () => (this.ready += 1));
  }
}

export const fonts = new Fonts();
