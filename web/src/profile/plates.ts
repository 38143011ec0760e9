// The accounts of the people at a table, for their name plates; loaded once the table is there.
import { mount, unmount } from 'svelte'
import { offers } from '../account/offers'
import { ask } from '../api'
import type { Language } from '../language'
import { withWords } from '../part-sentences'
import { plates, type Plate } from '../table/seats/people.svelte'
import type { PeopleAtTable, PersonAtSeat, StateFrame } from '../types'
import { rated } from './words'

/** Shows the rating of each person at a table, and opens a card about them; guests have neither. */
export async function showPeople(table: string, common: Language, state: () => StateFrame | null): Promise<void> {
  plates.by = {}
  const { accounts, ratings } = await offers()
  if (!accounts && !ratings) return
  try {
    const [found, language]: [PeopleAtTable, Language] = await Promise.all([
      ask(`/api/tables/${table}/people`).then((answer) => answer.json()),
      withWords('people', common),
    ])
    plates.by = Object.fromEntries(found.people.map((person) => [person.seat, plate(person, language, state)]))
  } catch {
    // A plate that only has a name is no loss.
  }
}

function plate(person: PersonAtSeat, language: Language, state: () => StateFrame | null): Plate {
  const known = person.rating !== undefined && person.rating !== null
  const seat = state()?.seats[person.seat]?.name ?? person.name
  return {
    rating: known ? rated(person.rating!, !!person.is_sure) : '',
    label: language.text('people-profile', { name: seat }),
    show: () => void open(person, language, state()),
  }
}

async function open(person: PersonAtSeat, language: Language, table: StateFrame | null): Promise<void> {
  if (!table) return
  const before = document.activeElement
  const [{ default: PersonCard }, words] = await Promise.all([
    import('./PersonCard.svelte'),
    withWords('profile', language),
  ])
  const card = mount(PersonCard, {
    target: document.body,
    props: {
      language: words,
      person,
      table,
      onclose: () => {
        void unmount(card)
        if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      },
    },
  })
}
