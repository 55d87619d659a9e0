import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { keepAtHand } from './lib/offline';
import { speech } from './lib/words/speech.svelte';

await speech.begin();
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD) void keepAtHand();
