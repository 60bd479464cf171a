// Before the first paint: theme, motion, palette, text size and language as they were chosen here.
(function () {
  var root = document.documentElement;
  var prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem('ludoteka') || '{}');
  } catch (error) {
    /* nothing kept, or nothing may be kept */
  }
  var dark = prefs.theme === 'dark' || (prefs.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (prefs.motion === 'off' || (prefs.motion !== 'on' && matchMedia('(prefers-reduced-motion: reduce)').matches)) {
    root.dataset.motion = 'off';
  }
  if (prefs.palette === 'distinct') root.dataset.palette = 'distinct';
  if (prefs.size) root.dataset.size = prefs.size;
  if (prefs.language) root.lang = prefs.language;
})();
