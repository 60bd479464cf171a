import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/glow.css';
import { lendZoomWords } from '$board/panzoom';
import { people } from '$lib/people.svelte';
import { prefs } from '$lib/prefs.svelte';
import { speech } from '$lib/speech.svelte';
import { say, tongue } from '$lib/tongue.svelte';
import App from '$shell/App.svelte';

prefs.show();
if (__ANYWHERE__) void import('$lib/anywhere/install.svelte').then(({ renewal }) => renewal.start());
lendZoomWords(
  () => ({
    tools: say('web-zoom'),
    closer: say('web-zoom-in'),
    farther: say('web-zoom-out'),
    whole: say('web-zoom-whole'),
  }),
  (percent) => speech.say(say('web-zoomed', { percent })),
);
void tongue.start().then(() => people.start());
const target = document.getElementById('app');
if (target) mount(App, { target });
