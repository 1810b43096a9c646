import type { Synced } from '../platform/store/synced.ts'

type Found = { readonly synced: readonly Synced[] }

const found = import.meta.glob<Found>('../tools/*/synced.ts')

/** Everything that an account keeps the same on every device. A tool's part is found by its folder; nothing lists it. */
export async function allSynced(): Promise<readonly Synced[]> {
  const parts = await Promise.all([
    import('../app/preferences/synced.ts'),
    ...Object.values(found).map((load) => load()),
  ])
  return parts.flatMap(({ synced }) => synced)
}
