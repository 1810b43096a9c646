import { VERSION } from './observability/version.ts'
import type { Settings } from './settings.ts'

/** Returns the line that the log begins with: version, database without its password, and trusted proxies. */
export function startLine({ databaseUrl, dataDir, trustProxy }: Settings): string {
  const database = databaseUrl ? `PostgreSQL at ${placeOf(databaseUrl)}` : `SQLite in ${dataDir}`
  return `Sundry ${VERSION} starts, database: ${database}, trusted proxies: ${trustProxy || 'none'}`
}

/** Returns the line that the log has at the stop; the reason is usually a signal. */
export function stopLine(reason: string): string {
  return `Sundry ${VERSION} stops: ${reason}`
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}
