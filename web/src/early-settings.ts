// The first script of the lobby's page, before anything is painted: the language and colours of the
// settings. The first paint is for people who arrive; whoever has a table on top waits for it, and
// without a network this page stands for all others.
import { mine } from './lobby/known-tables'
import { stored, wear } from './stored-settings'

wear(stored())
if (location.pathname !== '/' || mine().some((table) => !table.over))
  document.getElementById('first-paint')?.remove()
