import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { speech } from './lib/words/speech.svelte';

await speech.begin();
mount(App, { target: document.getElementById('app') as HTMLElement });
