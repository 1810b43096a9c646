import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { exchange, getTimeout, REASONS } from './exchange.ts'

const GET: Parameters<typeof exchange>[0] = {
  method: 'GET',
  url: 'https://a.b/',
  headers: [
    ['A', '1'],
    ['A', '2'],
  ],
  body: undefined,
}

function createDependencies(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  let time = 1000
  const cancel = new AbortController()
  const timeout = new AbortController()
  return {
    cancel,
    timeout,
    given: {
      fetch,
      now: () => {
        time += 67
        return time
      },
      cancelled: cancel.signal,
      timedOut: timeout.signal,
      timeoutSeconds: 30,
    },
  }
}

test('a response has its status text, headers, bytes and time', async () => {
  const sent: [string, RequestInit][] = []
  const { given } = createDependencies(async (url, init) => {
    sent.push([url, init])
    return new Response(Uint8Array.from([0, 255]), {
      status: 404,
      headers: { 'content-type': 'a/b', x: 'y' },
    })
  })
  const result = await exchange(GET, given)
  expect(result).toMatchObject({
    answer: {
      status: 404,
      reason: 'Not Found',
      isRedirected: false,
      headers: [
        ['content-type', 'a/b'],
        ['x', 'y'],
      ],
      contentType: 'a/b',
      timeMs: 67,
    },
  })
  if (!('answer' in result)) throw new Error('no answer')
  expect([...new Uint8Array(await result.answer.body.arrayBuffer())]).toEqual([0, 255])
  const [[url, init] = []] = sent
  expect(sent.length).toBe(1)
  expect([url, init?.method, init?.body, init?.credentials, init?.cache]).toEqual([
    'https://a.b/',
    'GET',
    null,
    'omit',
    'no-store',
  ])
  expect([...new Headers(init?.headers)]).toEqual([['a', '1, 2']])
})

const waiting = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('a canceled request, one that times out and one that fails are reported, with the time', async () => {
  const first = createDependencies(waiting)
  const cancelled = exchange(GET, first.given)
  first.cancel.abort()
  expect(await cancelled).toEqual({
    failure: {
      problem: { message: 'Error: Request cancelled', detail: '' },
      timeMs: 67,
      isUnexplained: false,
    },
  })
  const second = createDependencies(waiting)
  const late = exchange(GET, second.given)
  second.timeout.abort()
  expect(await late).toMatchObject({
    failure: { problem: { message: 'Error: Request timed out after 30 s' }, timeMs: 67 },
  })
  const third = createDependencies(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await exchange(GET, third.given)).toMatchObject({
    failure: {
      problem: { message: 'Error: Failed to fetch', detail: expect.stringContaining('CORS') },
      timeMs: 67,
      isUnexplained: true,
    },
  })
})

test('an interrupted body is a failure, and a complete one reports progress', async () => {
  const broken = createDependencies(
    async () => new Response(new ReadableStream({ start: (it) => it.error(new TypeError('network error')) })),
  )
  expect(await exchange(GET, broken.given)).toMatchObject({
    failure: { problem: { message: 'Error: network error' } },
  })
  const seen: unknown[] = []
  const chunks = [Uint8Array.from([1, 2]), Uint8Array.from([3])]
  const stream = new ReadableStream({
    pull(control) {
      const chunk = chunks.shift()
      if (chunk) control.enqueue(chunk)
      else control.close()
    },
  })
  const { given } = createDependencies(
    async () => new Response(stream, { headers: { 'content-length': '3' } }),
  )
  await exchange(GET, { ...given, onProgress: (progress) => seen.push(progress) })
  expect(seen).toEqual([
    { receivedBytes: 2, totalBytes: 3 },
    { receivedBytes: 3, totalBytes: 3 },
  ])
})

test('the size of a compressed body is not announced by its header', async () => {
  const getProgress = async (headers: Readonly<Record<string, string>>) => {
    const seen: unknown[] = []
    const { given } = createDependencies(async () => new Response('abc', { headers }))
    await exchange(GET, { ...given, onProgress: (progress) => seen.push(progress) })
    return seen
  }
  expect(await getProgress({ 'content-length': '3' })).toEqual([{ receivedBytes: 3, totalBytes: 3 }])
  expect(await getProgress({ 'content-length': '3', 'content-encoding': 'gzip' })).toEqual([
    { receivedBytes: 3, totalBytes: undefined },
  ])
  expect(await getProgress({ 'content-length': '0' })).toEqual([{ receivedBytes: 3, totalBytes: undefined }])
})

test('reports the known reason of a failure, and repeats a thrown value that is not an error', async () => {
  const known = createDependencies(() => Promise.reject(new UserError('Error: No way', 'Go back.')))
  expect(await exchange(GET, known.given)).toEqual({
    failure: { problem: { message: 'Error: No way', detail: 'Go back.' }, isUnexplained: false, timeMs: 67 },
  })
  const bare = createDependencies(() => Promise.reject('no network'))
  expect(await exchange(GET, bare.given)).toMatchObject({
    failure: { problem: { message: 'Error: no network' }, isUnexplained: true },
  })
})

test('the server’s own reason phrase takes precedence, and an unknown status has none', async () => {
  const reason = async (status: number, statusText = '') => {
    const result = await exchange(
      GET,
      createDependencies(async () => new Response('', { status, statusText })).given,
    )
    return 'answer' in result ? result.answer.reason : undefined
  }
  expect([await reason(404, 'Gone fishing'), await reason(404), await reason(299)]).toEqual([
    'Gone fishing',
    'Not Found',
    '',
  ])
})

/** RFC 9110 has other words than Node for these. */
const RENAMED = { 413: 'Content Too Large', 418: "I'm a teapot", 422: 'Unprocessable Content' }
/** Deprecated (305), obsoleted (510) or never registered (509). */
const LEFT_OUT = ['305', '509', '510']

test('every registered status from 200 has its reason', () => {
  const known = Object.entries({ ...STATUS_CODES, ...RENAMED }).filter(
    ([status]) => Number(status) >= 200 && !LEFT_OUT.includes(status),
  )
  expect(REASONS).toEqual(Object.fromEntries(known))
})

test.each([
  ['30', 30],
  ['0.5', 0.5],
  ['3600', 3600],
  ['3601', 3600],
  ['0', 30],
  ['-1', 30],
  ['', 30],
  ['soon', 30],
])('of %j it waits %d seconds', (typed, seconds) => {
  expect(getTimeout(typed)).toBe(seconds)
})

test('a multipart body carries its parts in order, files under their own names', async () => {
  let body: unknown
  const { given } = createDependencies(async (_, init) => {
    body = init.body
    return new Response(null, { status: 204 })
  })
  const file = new File(['x'], 'ü.txt')
  await exchange(
    {
      ...GET,
      method: 'POST',
      body: {
        kind: 'multipart',
        parts: [
          { name: 'a', value: '1' },
          { name: 'f', file },
        ],
      },
    },
    given,
  )
  expect(body).toBeInstanceOf(FormData)
  expect(
    body instanceof FormData &&
      [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  ).toEqual([
    ['a', '1'],
    ['f', 'ü.txt'],
  ])
})

test('a file is sent unchanged', async () => {
  const file = new File(['x'], 'x.bin')
  const { given } = createDependencies(
    async (_, { body }) => new Response(body === file ? 'the same' : 'another'),
  )
  const result = await exchange({ ...GET, method: 'PUT', body: { kind: 'file', file } }, given)
  expect('answer' in result && (await result.answer.body.text())).toBe('the same')
})

test('parts have their types, and a file that is read as text has no file name', async () => {
  const sent: FormData[] = []
  const { given } = createDependencies(async (_, { body }) => {
    if (body instanceof FormData) sent.push(body)
    return new Response('')
  })
  const file = new File(['x'], 'c.txt', { type: 'text/plain' })
  const parts = [
    { name: 'j', value: '{}', contentType: 'application/json' },
    { name: 'f', file, contentType: 'a/b' },
    { name: 't', file, readsText: true },
  ]
  await exchange({ ...GET, method: 'POST', body: { kind: 'multipart', parts } }, given)
  const form = sent[0] ?? new FormData()
  const described = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.type],
  )
  expect(described).toEqual([
    ['j', 'blob', 'application/json'],
    ['f', 'c.txt', 'a/b'],
    ['t', 'x'],
  ])
})

/** A response whose chunks the test sends. */
function streamed(contentType: string, signal: AbortSignal | null | undefined) {
  let control: ReadableStreamDefaultController | undefined
  const stream = new ReadableStream({
    start(it) {
      control = it
      signal?.addEventListener('abort', () => it.error(signal.reason))
    },
  })
  return {
    response: new Response(stream, { headers: { 'content-type': contentType } }),
    send: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    fail: () => control?.error(new TypeError('network error')),
  }
}

async function startStream(contentType: string) {
  let server: ReturnType<typeof streamed> | undefined
  const dependencies = createDependencies(async (_, { signal }) => {
    server = streamed(contentType, signal)
    return server.response
  })
  const seen: (string | undefined)[] = []
  const gate = { open: () => {} }
  const done = exchange(GET, {
    ...dependencies.given,
    onProgress: async ({ answer }) => {
      seen.push(await answer?.().body.text())
      gate.open()
    },
  })
  await Promise.resolve()
  const send = async (text: string) => {
    const arrived = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    server?.send(text)
    await arrived
  }
  return { ...dependencies, seen, send, done, fail: () => server?.fail() }
}

test.each(['text/event-stream', 'text/event-stream; charset=utf-8', 'application/x-ndjson'])(
  '%s is visible as it arrives, has no timeout, and remains after a cancel',
  async (contentType) => {
    const { seen, send, done, cancel, timeout } = await startStream(contentType)
    await send('data: 1\n\n')
    timeout.abort()
    await send('data: 2\n\n')
    cancel.abort()
    expect(seen).toEqual(['data: 1\n\n', 'data: 1\n\ndata: 2\n\n'])
    const result = await done
    if (!('answer' in result)) throw new Error('no answer')
    expect(await result.answer.body.text()).toBe('data: 1\n\ndata: 2\n\n')
    expect(result.answer).toMatchObject({ status: 200, contentType, ended: 'Request cancelled' })
  },
)

test('an event stream remains after its connection breaks', async () => {
  const { send, done, fail } = await startStream('text/event-stream')
  await send('data: 1\n\n')
  fail()
  expect(await done).toMatchObject({ answer: { ended: 'network error' } })
})

test('a partial answer of another type is a failure', async () => {
  const { seen, send, done, cancel } = await startStream('text/plain')
  await send('begun')
  cancel.abort()
  expect(seen).toEqual([undefined])
  expect(await done).toMatchObject({ failure: { problem: { message: 'Error: Request cancelled' } } })
})
