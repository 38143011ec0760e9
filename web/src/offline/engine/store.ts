// The tables and score sheets of this device in IndexedDB: the events of each table since its last
// snapshot, and the text of each sheet.
import type { Summary } from '../../types'

/** What a table is restored from: its last snapshot, and the events after it. */
export interface StoredTable {
  snapshot: string | null
  rows: string[]
}

export interface StoredSheet {
  sheet: string
  version: number
  text: string
}

/** A table as lists show it. */
export interface TableNote {
  table: string
  /** Nothing until it has been shown once. */
  summary: Summary | null
  when: number
}

/** Where tables are kept; rejects with the browser's `DOMException` if that fails. */
export interface Store {
  /** Stores events; `at` is the table's version before them. Fails if another tab was first. */
  append(table: string, at: number, rows: readonly string[]): Promise<void>
  /** Stores a snapshot of a table that is here, and deletes the events before it. */
  keep(table: string, at: number, row: string): Promise<void>
  load(table: string): Promise<StoredTable | null>
  /** Stores a sheet. Fails if another tab has stored this version or a later one. */
  keepSheet(sheet: StoredSheet): Promise<void>
  loadSheet(sheet: string): Promise<StoredSheet | null>
}

interface EventRow {
  table: string
  version: number
  row: string
}

interface TableRow extends TableNote {
  at: number
  snapshot: string | null
}

const NAME = 'capicua'
const VERSION = 1
const STORES = ['events', 'tables', 'sheets'] as const
type StoreName = (typeof STORES)[number]

let opening: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('events', { keyPath: ['table', 'version'] })
      request.result.createObjectStore('tables', { keyPath: 'table' })
      request.result.createObjectStore('sheets', { keyPath: 'sheet' })
    }
    request.onerror = () => failed(request.error)
    request.onsuccess = () => {
      // A later version of the page must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close()
        opening = null
      }
      done(request.result)
    }
  })
  opening.catch(() => (opening = null))
  return opening
}

/** Runs requests in one transaction; resolves when it is stored. */
async function transact<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => T,
): Promise<T> {
  const transaction = (await database()).transaction(names, mode)
  return new Promise((done, failed) => {
    let result: T
    transaction.oncomplete = () => done(result)
    transaction.onabort = () => failed(transaction.error)
    result = work((name) => transaction.objectStore(name))
  })
}

/** Returns what a read request finds. */
async function read<T>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = await transact([name], 'readonly', (store) => ask(store(name)))
  return request.result
}

/** The events of a table from a version on. */
function eventsFrom(table: string, version: number): IDBKeyRange {
  return IDBKeyRange.bound([table, version], [table, Infinity])
}

export const store: Store = {
  async append(table, at, rows) {
    await transact(['events'], 'readwrite', (store) => {
      rows.forEach((row, index) => store('events').add({ table, version: at + index, row } satisfies EventRow))
    })
  },

  async keep(table, at, snapshot) {
    await transact(['events', 'tables'], 'readwrite', (store) => {
      const found: IDBRequest<TableRow | undefined> = store('tables').get(table)
      const put = ({ summary = null, when = Date.now() }: Partial<TableNote> = {}) => {
        store('tables').put({ table, at, snapshot, summary, when } satisfies TableRow)
        store('events').delete(IDBKeyRange.bound([table, 0], [table, at], false, true))
      }
      found.onsuccess = () => {
        if (found.result) return put(found.result)
        // A table that has been deleted meanwhile stays deleted.
        const events = store('events').count(eventsFrom(table, 0))
        events.onsuccess = () => events.result && put()
      }
    })
  },

  async load(table) {
    let snapshot: string | null = null
    let events: EventRow[] = []
    // In one transaction, since another tab may store a snapshot in between.
    await transact(['events', 'tables'], 'readonly', (store) => {
      const known: IDBRequest<TableRow | undefined> = store('tables').get(table)
      known.onsuccess = () => {
        snapshot = known.result?.snapshot ?? null
        const found: IDBRequest<EventRow[]> = store('events').getAll(eventsFrom(table, known.result?.at ?? 0))
        found.onsuccess = () => (events = found.result)
      }
    })
    return snapshot || events.length ? { snapshot, rows: events.map(({ row }) => row) } : null
  },

  async keepSheet(sheet) {
    let isNewer = true
    await transact(['sheets'], 'readwrite', (store) => {
      const found: IDBRequest<StoredSheet | undefined> = store('sheets').get(sheet.sheet)
      found.onsuccess = () => {
        isNewer = !found.result || found.result.version < sheet.version
        if (isNewer) store('sheets').put(sheet)
      }
    })
    if (!isNewer) throw new DOMException('another tab was first', 'ConstraintError')
  },

  async loadSheet(sheet) {
    return (await read('sheets', (sheets) => sheets.get(sheet))) ?? null
  },
}

/** Notes how a table looks now, for lists. */
export async function note(summary: Summary): Promise<void> {
  await transact(['tables'], 'readwrite', (store) => {
    const found: IDBRequest<TableRow | undefined> = store('tables').get(summary.table)
    found.onsuccess = () => {
      const { at = 0, snapshot = null } = found.result ?? {}
      const row: TableRow = { table: summary.table, at, snapshot, summary, when: Date.now() }
      store('tables').put(row)
    }
  })
}

/** The tables of this device, those played last first. */
export async function notes(): Promise<TableNote[]> {
  const rows: TableRow[] = await read('tables', (tables) => tables.getAll())
  const found = rows.map(({ table, summary, when }): TableNote => ({ table, summary, when }))
  return found.sort((a, b) => b.when - a.when)
}

/** How a table looked last; nothing if it is not on this device. */
export async function summaryOf(table: string): Promise<Summary | null> {
  const row: TableRow | undefined = await read('tables', (tables) => tables.get(table))
  return row?.summary ?? null
}

/** Whether a table is on this device. */
export async function isHere(table: string): Promise<boolean> {
  const [known, events] = await transact(['events', 'tables'], 'readonly', (store) => [
    store('tables').get(table) as IDBRequest<TableRow | undefined>,
    store('events').count(eventsFrom(table, 0)),
  ] as const)
  return !!known.result?.snapshot || events.result > 0
}

/** Deletes a table. */
export async function remove(table: string): Promise<void> {
  await transact(['events', 'tables'], 'readwrite', (store) => {
    store('tables').delete(table)
    store('events').delete(eventsFrom(table, 0))
  })
}

/** Everything that is stored, as plain data. */
export interface Stored {
  events: EventRow[]
  tables: TableRow[]
  sheets: StoredSheet[]
}

export async function everything(): Promise<Stored> {
  return {
    events: await read('events', (all) => all.getAll()),
    tables: await read('tables', (all) => all.getAll()),
    sheets: await read('sheets', (all) => all.getAll()),
  }
}

/** Adds the tables and sheets that are not on this device yet, all or none; returns their number. */
export async function addMissing(stored: Stored): Promise<number> {
  const here = await everything()
  const tables = new Set([...here.tables, ...here.events].map(({ table }) => table))
  const sheets = new Set(here.sheets.map(({ sheet }) => sheet))
  const events = stored.events.filter(({ table }) => !tables.has(table))
  const newTables = stored.tables.filter(({ table }) => !tables.has(table))
  const newSheets = stored.sheets.filter(({ sheet }) => !sheets.has(sheet))
  await transact(STORES, 'readwrite', (store) => {
    for (const row of events) store('events').add(row)
    for (const row of newTables) store('tables').add(row)
    for (const row of newSheets) store('sheets').add(row)
  })
  return new Set([...events, ...newTables].map(({ table }) => table)).size + newSheets.length
}
