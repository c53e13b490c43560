import { mount } from 'svelte';
import App from './App.svelte';
import './styles/font.css';
import './styles/tokens.css';
import './styles/table.css';
import './styles/app.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });

// After a first visit the page opens without the net, too; what it then says of the connection is the truth.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));

// A tab older than the program asks for pieces that are gone: the new page has its own. Once, lest it go round in
// circles.
const AGAIN = 'starboard.reloaded';
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(AGAIN)) < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(AGAIN, String(Date.now()));
  location.reload();
});
