// Starts the client, and registers the worker that makes it work offline.
import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'

const target = document.getElementById('app')
if (target) mount(App, { target })

/* Offline caching must not delay what the visitor is waiting for. */
const KEEP_AFTER_MS = 5000
const keep = () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).catch(() => {})

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(keep, KEEP_AFTER_MS))
