import './styles/fonts.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './stores/settings.svelte';
import { loadLanguage } from './i18n/i18n.svelte';

document.documentElement.dataset.theme = settings.isDark ? 'dark' : 'light'; // before anything is painted
await loadLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });
