import * as v from 'valibot'
import type { StreamLimits } from './event-streams.ts'

/** For the database, the site's files and requests that end at once. */
const OTHER_FILES = 128

/** The limits as far as the operating system lets this process have connections: each stream is an open file. */
export function capToOpenFiles(limits: StreamLimits, maxFiles = getMaxOpenFiles()): StreamLimits {
  const left = Math.max(16, maxFiles - OTHER_FILES)
  return { total: Math.min(limits.total, left), perAddress: Math.min(limits.perAddress, Math.ceil(left / 2)) }
}

const Report = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) })

/** Returns the limit of open files of this process; Infinity if there is none or it is unknown (Windows). */
function getMaxOpenFiles(): number {
  if (!process.report) return Number.POSITIVE_INFINITY
  const report = v.safeParse(Report, process.report.getReport())
  return report.success ? report.output.userLimits.open_files.soft : Number.POSITIVE_INFINITY
}
