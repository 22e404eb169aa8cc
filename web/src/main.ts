import './styles/fonts.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

document.documentElement.dataset.theme = settings.isDark ? 'dark' : 'light'; // before anything is painted
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
