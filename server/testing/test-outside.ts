import { randomBytes } from 'node:crypto'
import { openMemoryDatabase } from '../database/open-database.ts'
import { emptySite } from '../features/site/open-site.ts'
import { connectionThrough } from '../http/connection.ts'
import { localBus } from '../live/bus.ts'
import { eventStreams } from '../live/event-streams.ts'
import type { Outside } from '../outside.ts'

/** 2023-11-14T22:13:20Z, when nothing else is said. */
export const TEST_NOW = 1_700_000_000_000

/** An outside for `createApp` that reaches nothing: memory, a clock that stands still, a log that is silent. */
export async function testOutside(given: Partial<Outside> = {}): Promise<Outside> {
  return {
    database: given.database ?? (await openMemoryDatabase()),
    bus: localBus(),
    streams: eventStreams(),
    site: emptySite,
    connection: connectionThrough(''),
    publicUrl: undefined,
    now: () => TEST_NOW,
    randomBytes: (count) => randomBytes(count),
    log: () => {},
    ...given,
  }
}
