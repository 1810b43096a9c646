import type { Synced } from '../platform/store/synced.ts'

type Found = { readonly synced: readonly Synced[] }

const found = import.meta.glob<Found>('../tools/*/synced.ts')

/** Returns everything that an account syncs to every device. A tool's part is found by its folder, without a list. */
export async function allSynced(): Promise<readonly Synced[]> {
  const parts = await Promise.all([
    import('../app/preferences/synced.ts'),
    ...Object.values(found).map((load) => load()),
  ])
  return parts.flatMap(({ synced }) => synced)
}
