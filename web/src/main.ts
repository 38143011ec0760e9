import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'

const target = document.getElementById('app')
if (target) mount(App, { target })

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => navigator.serviceWorker.register('/worker.js').catch(() => {}))
