import type { SyncChange, SyncRequest, SyncResponse } from '#contract/sync.ts'

/** Creates a server account in memory, for tests: the last write wins. */
export function testAccount(account: string) {
  const items = new Map<string, { readonly change: SyncChange; readonly sequence: number }>()
  let sequence = 0
  const requests: SyncRequest[] = []
  const store = (change: SyncChange) => {
    items.set(`${change.collection} ${change.id}`, { change, sequence: ++sequence })
  }
  return {
    account,
    requests,
    /** Contents of all collections. */
    limits: { items: Number.POSITIVE_INFINITY },
    /** Stores a change as if from another device. */
    storeRemote(collection: string, id: string, value: unknown) {
      const text = value === null ? null : JSON.stringify(value)
      store({ collection, id, value: text, changedAt: Date.now() })
    },
    /** The ids of what it has of a collection. */
    ids(collection: string): readonly string[] {
      const there = [...items.values()].filter(({ change }) => change.value !== null)
      return there.flatMap(({ change }) => (change.collection === collection ? [change.id] : [])).sort()
    },
    answer(request: SyncRequest): Response {
      requests.push(request)
      const { since, changes } = request
      const before = new Map(items)
      for (const change of changes) store(change)
      const count = [...items.values()].filter(({ change }) => change.value !== null).length
      if (count > this.limits.items && changes.some(({ value }) => value !== null)) {
        items.clear()
        for (const [key, item] of before) items.set(key, item)
        return Response.json({ error: 'Full' }, { status: 413 })
      }
      const news = [...items.values()].filter((item) => item.sequence > since)
      const answer: SyncResponse = {
        account,
        changes: news.map(({ change }) => change),
        sequence: Math.max(sequence, since),
        isMore: false,
      }
      return Response.json(answer)
    },
  }
}
