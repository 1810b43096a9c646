import { expect, onTestFinished, test } from 'vitest'
import { emptyStorage } from './testing/databases.fixture.ts'
import { createPollAt, openPollAt, readPollAt, voteAt } from './testing/poll-client.ts'
import { startServer } from './testing/server-process.ts'

const TOKEN = 'a-token-of-the-tests'

async function start(more: Record<string, string>) {
  const server = await startServer({ ...(await emptyStorage('SQLite')), ...more })
  onTestFinished(async () => {
    await server.end('SIGTERM')
  })
  const ask = (operation: string, question: unknown, token = TOKEN, signal: AbortSignal | null = null) =>
    fetch(`${server.url}/api/run/${operation}`, {
      method: 'POST',
      signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
  return { ...server, ask }
}

test('without API_TOKENS nothing answers programs', async () => {
  const { url: address, ask } = await start({})
  expect((await ask('loan', {})).status).toBe(404)
  expect((await fetch(`${address}/api/openapi.json`)).status).toBe(404)
  expect(await (await fetch(`${address}/api/programs`)).json()).toEqual({ enabled: false })
})

test('with a token a question is answered, and none of it is logged', async () => {
  const { url: address, ask, output } = await start({ API_TOKENS: TOKEN })
  const response = await ask('base64-encode', { input: 'my secret text' })
  expect([response.status, await response.text()]).toEqual([200, 'bXkgc2VjcmV0IHRleHQ='])
  expect((await ask('loan', {}, 'another-token-than-that')).status).toBe(401)
  expect(await (await fetch(`${address}/api/programs`)).json()).toEqual({ enabled: true })
  expect(output()).toContain('POST /api/run/:operation 200')
  expect(output()).not.toMatch(/secret|bXkg|a-token/)
})

test('health responds within 100 ms while an endless regular expression runs and an input fills all memory', async () => {
  const { url: address, ask } = await start({ API_TOKENS: TOKEN })
  const slow = ask('regex-match', { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` })
  const large = ask('regex-replace', {
    pattern: '',
    text: 'a'.repeat(200_000),
    replacement: 'b'.repeat(1000),
  })
  let isOver = false
  const both = Promise.all([slow, large]).finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const started = performance.now()
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect((await both).map(({ status }) => status)).toEqual([504, 422])
  expect(times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.95))).toBeLessThan(100)
})

test('a token with many slow calls leaves a process to another token', async () => {
  const other = 'another-token-of-the-tests'
  const { ask } = await start({ API_TOKENS: `${TOKEN},${other}` })
  const leaving = new AbortController()
  const endless = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }
  const slow = Array.from({ length: 300 }, () => ask('regex-match', endless, TOKEN, leaving.signal))
  const statuses = Promise.allSettled(slow)
  expect((await Promise.race(slow)).status).toBe(429)
  expect((await ask('case', { text: 'a', to: 'UPPERCASE' }, other)).status).toBe(200)
  leaving.abort()
  expect((await statuses).some(({ status }) => status === 'rejected')).toBe(true)
  // The calls that were left do not delay this one for their time limits.
  expect((await ask('case', { text: 'a', to: 'UPPERCASE' })).status).toBe(200)
})

test('pages of an origin in API_ORIGINS can call the API', async () => {
  const { url: address } = await start({ API_TOKENS: TOKEN, API_ORIGINS: 'https://app.example' })
  const call = (origin: string) =>
    fetch(`${address}/api/run/case`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', origin },
      body: '{"text":"a","to":"UPPERCASE"}',
    })
  const responses = [await call('https://app.example'), await call('https://evil.example')]
  expect(responses.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([
    'https://app.example',
    null,
  ])
})

test('answers 200 simultaneous API requests, and accepts votes during that time', async () => {
  const { url: address, ask } = await start({ API_TOKENS: TOKEN, TRUST_PROXY: 'loopback' })
  const id = await createPollAt(address)
  const cookies = await Promise.all(Array.from({ length: 20 }, () => openPollAt(address, id)))
  const questions = Array.from({ length: 200 }, (_, index) =>
    ask('loan', { amount: `${1000 + index}`, rate: '3.5', term: '30' }),
  )
  const votes = cookies.map(async (cookie) => {
    const started = performance.now()
    const { status } = await voteAt(address, id, cookie, 1)
    return { status, ms: performance.now() - started }
  })
  const voted = await Promise.all(votes)
  expect(voted.map(({ status }) => status)).toEqual(cookies.map(() => 200))
  const answers = await Promise.all(questions)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const amounts = await Promise.all(answers.map(async (response) => (await response.json()).amount))
  expect(amounts).toEqual(Array.from({ length: 200 }, (_, index) => `${1000 + index}.00`))
  expect(await readPollAt(address, id)).toMatchObject({ voters: 20 })
})
