import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/public-sans/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './me.svelte';
import './style.css';
import './tokens.css';

const target = document.getElementById('app');
if (target) void me.begin().then(() => mount(App, { target }));
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
