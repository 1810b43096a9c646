import pg from 'pg'

/** By which a restore knows that a server is running. */
export const APPLICATION_NAME = 'sundry'
const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000

/** Creates connections to PostgreSQL that return 64-bit integers as numbers, like SQLite. */
export function postgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: parserOf },
  })
  // A broken connection fails its current query, and is replaced by the next one; without a listener, the event would
  // end the process. The pool reports only idle ones.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return safeInteger
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}

/** Throws RangeError for an integer that a number cannot represent exactly. */
function safeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The database holds an integer beyond 2^53: ${text}`)
  return number
}
