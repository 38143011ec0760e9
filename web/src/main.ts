import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'

const target = document.getElementById('app')
if (target) mount(App, { target })

/* What is kept for days without a network does not hold up what somebody waits for now. */
const KEEP_AFTER_MS = 5000
const keep = () => void navigator.serviceWorker.register('/worker.js').catch(() => {})

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(keep, KEEP_AFTER_MS))
