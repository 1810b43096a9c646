import { sql } from 'kysely'
import type { SyncChange, SyncResponse } from '#contract/sync.ts'
import type { Database } from '../../database/open-database.ts'

/** Upper bounds of a page: items, and bytes of its JSON. */
const MAX_PAGE_ITEMS = 500
const MAX_PAGE_BYTES = 2 ** 20

/** Length of the stored JSON, which both engines know without reading it. */
const bytesOfValue = sql<number>`coalesce(octet_length(value), 0)`

/** Returns the changes after this sequence: one page, and whether more follow. `beforeReading` gets its size, and can throw. */
export async function changesSince(
  database: Database,
  accountId: string,
  since: number,
  beforeReading: (bytes: number) => void,
): Promise<Omit<SyncResponse, 'account'>> {
  const after = database
    .selectFrom('sync_item')
    .where('account_id', '=', accountId)
    .where('sequence', '>', since)
    .orderBy('sequence')
  const sizes = await after
    .select(['sequence', bytesOfValue.as('bytes')])
    .limit(MAX_PAGE_ITEMS + 1)
    .execute()
  const known = pageOf(sizes, ({ bytes }) => bytes)
  beforeReading(known.reduce((sum, { bytes }) => sum + bytes, 0))
  const last = known.at(-1)?.sequence ?? since
  const rows = await after
    .select(['collection', 'id', 'value', 'changed_at', 'sequence'])
    .where('sequence', '<=', last)
    .execute()
  const changes = rows.map(({ sequence, changed_at, ...item }) => ({
    sequence,
    change: { ...item, changedAt: changed_at } satisfies SyncChange,
  }))
  // Quotes in a value have two bytes in the JSON of the page.
  const page = pageOf(changes, ({ change }) => Buffer.byteLength(JSON.stringify(change)))
  return {
    changes: page.map(({ change }) => change),
    sequence: page.at(-1)?.sequence ?? since,
    isMore: page.length < sizes.length,
  }
}

/** Returns the first rows, as many as fit in one page; at least one. */
function pageOf<T>(rows: readonly T[], bytesOf: (row: T) => number): readonly T[] {
  let bytes = 0
  const end = rows.findIndex((row, index) => {
    bytes += bytesOf(row)
    return index === MAX_PAGE_ITEMS || (index > 0 && bytes > MAX_PAGE_BYTES)
  })
  return end === -1 ? rows : rows.slice(0, end)
}

/** Generates the collections of an account as JSON: items by id, by collection. Values stay as stored. */
export async function* exportItems(database: Database, accountId: string): AsyncGenerator<string> {
  const collections = await database
    .selectFrom('sync_item')
    .select('collection')
    .distinct()
    .where('account_id', '=', accountId)
    .where('value', 'is not', null)
    .orderBy('collection')
    .execute()
  yield '{'
  for (const [index, { collection }] of collections.entries()) {
    yield `${index > 0 ? ',' : ''}\n    ${JSON.stringify(collection)}: {`
    let separator = ''
    for await (const { id, value } of itemsOf(database, accountId, collection)) {
      yield `${separator}\n      ${JSON.stringify(id)}: ${value}`
      separator = ','
    }
    yield '\n    }'
  }
  yield collections.length > 0 ? '\n  }' : '}'
}

/** Reads the items of a collection in order of their ids, page by page. */
async function* itemsOf(database: Database, accountId: string, collection: string) {
  const after = (id: string) =>
    database
      .selectFrom('sync_item')
      .where('account_id', '=', accountId)
      .where('collection', '=', collection)
      .where('value', 'is not', null)
      .where('id', '>', id)
      .orderBy('id')
  for (let last = ''; ; ) {
    const sizes = await after(last)
      .select(['id', bytesOfValue.as('bytes')])
      .limit(MAX_PAGE_ITEMS)
      .execute()
    const end = pageOf(sizes, ({ bytes }) => bytes).at(-1)?.id
    if (end === undefined) return
    yield* await after(last).select(['id', 'value']).where('id', '<=', end).execute()
    last = end
  }
}
