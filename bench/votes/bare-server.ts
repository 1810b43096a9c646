import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createBatcher } from '../../server/database/batcher.ts'
import { openPostgres, openSqlite } from '../../server/database/open-database.ts'
import { countVotes, type Vote } from '../../server/features/polls/count-votes.ts'

/**
 * Baseline for a vote: Node's HTTP server without a framework, running only the SQL statements of a vote: `POST
 * /{poll}`. No cookie, no signature, no limit, no check, no header, no log.
 */
const { DATABASE_URL, DATA_DIR = '' } = process.env
const database = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR))
const count = createBatcher(
  (batch: readonly Vote[]) => countVotes({ database, now: Date.now, randomBytes }, batch),
  {
    delayMs: 5,
    max: 1_000,
  },
)

function textOf(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (chunk: string) => {
      text += chunk
    })
    incoming.on('end', () => resolve(text))
    incoming.on('error', reject)
  })
}

const server = createServer(async (incoming, answer) => {
  const { choices } = JSON.parse(await textOf(incoming))
  const pollId = incoming.url?.slice(1) ?? ''
  const voterHash = randomBytes(24).toString('base64url')
  const { outcome } = await count({ pollId, voterHash, kind: 'single', choices })
  const body = JSON.stringify({ outcome })
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`answers at http://localhost:${address?.port}\n`)
})
process.once('SIGTERM', async () => {
  server.closeAllConnections()
  await database.destroy()
  process.exit(0)
})
