import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'

requireAll('site')

const PLAYERS = 500
const SECONDS = 5
const QUIZ = {
  title: 'Rivers',
  questions: [
    {
      id: 'q1',
      text: 'Longest?',
      options: ['Nile', 'Rhine', 'Elbe', 'Thames'].map((text, at) => ({ id: `o${at}`, text })),
      right: ['o0'],
    },
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
const server = await startServer({
  DATA_DIR: folder,
  TRUST_PROXY: 'loopback',
  MAX_STREAMS_PER_ADDRESS: '20000',
})
const games = `${server.url}/api/games`

async function post(path: string, body: unknown, cookie = '') {
  const answer = await fetch(games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return { body: await answer.json(), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie }
}

/** Waits for a player's phone to first receive the text; returns the time in milliseconds of this process. */
function hears(id: string, cookie: string, wanted: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(`${games}/${id}/events`, { agent: new Agent(), headers: { cookie } }, (answer) => {
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        if (!text.includes(wanted)) return
        resolve(performance.now())
        request.destroy()
      })
      answer.on('error', () => {})
    })
    request.on('error', reject)
  })
}

const host = await post('', { quiz: QUIZ, seconds: SECONDS, hasSpeedPoints: false })
const { id } = host.body
const players: string[] = []
for (let at = 0; at < PLAYERS; at++)
  players.push((await post(`/${id}/join`, { name: `Player ${at}` })).cookie)
const bell = players.map((cookie) => hears(id, cookie, '"phase":"result"'))
const questionTimes = players.map((cookie) => hears(id, cookie, '"phase":"question"'))
const begun = performance.now()
const started = await post(`/${id}/commands`, { kind: 'next', step: 0 }, host.cookie)
const { now, question } = started.body
// The server's clock and this program's are the same machine's.
const closes = performance.now() + (question.closesAt - now)
const deliveryMs = Math.max(...(await Promise.all(questionTimes))) - begun
// One player does not answer, so that the timer ends the question and not the last answer.
const sending = performance.now()
await Promise.all(
  players.slice(1).map((cookie) => post(`/${id}/answers`, { question: 0, answer: ['o0'] }, cookie)),
)
const allSent = performance.now() - sending
const heard = (await Promise.all(bell)).map((at) => at - closes)
const { leaders, result } = await (await fetch(`${games}/${id}`, { headers: { cookie: host.cookie } })).json()
process.stdout.write(
  `live-quiz: with ${PLAYERS} players the question reaches the last phone in ${deliveryMs.toFixed(0)} ms, ` +
    `${PLAYERS - 1} answers at once are taken in ${allSent.toFixed(0)} ms, and from the bell to the last phone it takes ` +
    `${Math.max(...heard).toFixed(0)} ms (${result.wasRight} right answers counted, ${leaders.length} leaders)\n`,
)
await server.end('SIGTERM')
rmSync(folder, { recursive: true })
process.exit(0)
