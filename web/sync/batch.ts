import { MAX_CHANGES, type SyncChange } from '#contract/sync.ts'

/** Of the values in one request, in characters. */
const MAX_REQUEST_BYTES = 1_000_000

/** Returns the first changes, up to the limits of one request. */
export function firstOf(changes: readonly SyncChange[]): readonly SyncChange[] {
  let size = 0
  const count = changes.findIndex(({ value }, index) => {
    size += value?.length ?? 0
    return index === MAX_CHANGES || (index > 0 && size > MAX_REQUEST_BYTES)
  })
  return count === -1 ? changes : changes.slice(0, count)
}

/** As `firstOf`, where the account had no room for all: deletions alone, then one collection alone. */
export function firstWhereFull(changes: readonly SyncChange[]): readonly SyncChange[] {
  const deletions = changes.filter(isDeletion)
  return firstOf(
    deletions.length > 0
      ? deletions
      : changes.filter((change) => change.collection === changes[0]?.collection),
  )
}

export function isDeletion({ value }: SyncChange): boolean {
  return value === null
}
