import { readFileSync } from 'node:fs'
import type { StreamLimits } from './event-streams.ts'

/** For the database, the site's files and requests that end at once. */
const OTHER_FILES = 128

/** The limits as far as the operating system lets this process have connections: each stream is an open file. */
export function withinFiles(limits: StreamLimits, mostFiles = mostOpenFiles()): StreamLimits {
  const left = Math.max(16, mostFiles - OTHER_FILES)
  return { inAll: Math.min(limits.inAll, left), perAddress: Math.min(limits.perAddress, Math.ceil(left / 2)) }
}

/** How many files this process may have open; without a limit where that is not told. */
function mostOpenFiles(): number {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(most ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
