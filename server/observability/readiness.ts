import { statfs } from 'node:fs/promises'
import type { Database } from '../database/open-database.ts'
import type { Runtime } from '../runtime.ts'

const TIMEOUT_MS = 1_000
/** Probes requested within this time share one write. */
const FRESH_MS = 1_000
const MIN_FREE_BYTES = 32 * 2 ** 20

/** Returns the free blocks of a folder's disk and their size in bytes, as `statfs` reports them. */
type DiskSpace = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>

/** Returns why this process is not ready for traffic, as a sentence; undefined if it is. */
type Readiness = () => Promise<string | undefined>

/** Parts that the readiness check reads. `dataDir` is the folder of the embedded database, if any. */
export type ReadinessParts = Pick<Runtime, 'now' | 'elapsed'> & {
  readonly database: Database
  readonly dataDir: string | undefined
}

/**
 * Checks whether the database accepts a write within a second, and its disk has space. The schema is the newest one
 * since before the first response.
 */
export function createReadinessCheck(
  { database, now, elapsed, dataDir }: ReadinessParts,
  spaceOn: DiskSpace = statfs,
): Readiness {
  let last: { readonly at: number; readonly error: Promise<string | undefined> } | undefined
  const write = async () => {
    await database
      .insertInto('probe')
      .values({ id: 1, written_at: now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now() }))
      .execute()
  }
  const look = async (): Promise<string | undefined> => {
    if (dataDir !== undefined && (await freeBytes(dataDir, spaceOn)) < MIN_FREE_BYTES)
      return 'The disk is full.'
    return withTimeout(write())
  }
  return () => {
    if (!last || elapsed() - last.at >= FRESH_MS) last = { at: elapsed(), error: look() }
    return last.error
  }
}

async function withTimeout(work: Promise<void>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database does not answer within a second.'), TIMEOUT_MS)
  })
  const done = work.then(
    () => undefined,
    () => 'The database takes no writes.',
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

async function freeBytes(folder: string, spaceOn: DiskSpace): Promise<number> {
  try {
    const { bavail, bsize } = await spaceOn(folder)
    return bavail * bsize
  } catch {
    // Not every system reports it; then the write fails.
    return Number.POSITIVE_INFINITY
  }
}
