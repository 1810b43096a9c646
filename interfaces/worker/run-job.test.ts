import { expect, test } from 'vitest'
import { LISTED } from '../find-operations.ts'
import { exampleContext } from '../testing/example-context.ts'
import { runJob, throttleProgress, toStackTrace } from './run-job.ts'

const runRequest = (operation: string, body: Uint8Array<ArrayBuffer>) =>
  runJob(
    { kind: 'run', operation, request: { body, contentType: '', isGzip: false, query: [] } },
    exampleContext(),
  )
const runCase = (body: Uint8Array<ArrayBuffer>) => runRequest('case', body)
const bytes = (text: string) => new TextEncoder().encode(text)

test('a question is read as JSON and answered', async () => {
  expect(await runCase(bytes('{"text":"ab","to":"UPPERCASE"}'))).toEqual({
    kind: 'succeeded',
    result: {
      kind: 'text',
      bytes: bytes('AB'),
      mediaType: 'text/plain; charset=utf-8',
      fileName: '',
      notes: [],
      hasFailed: false,
    },
  })
})

test('a body of invalid JSON is unreadable', async () => {
  expect(await runCase(bytes('{'))).toEqual({
    kind: 'unreadable',
    status: 400,
    message: 'The body is not valid JSON in UTF-8.',
  })
})

test('an unknown operation is a bug of the caller, not a result', async () => {
  expect(await runJob({ kind: 'run', operation: 'none', params: {} }, exampleContext())).toMatchObject({
    kind: 'bug',
  })
})

test('runJob(): describes no operations of disabled tools', async () => {
  const reply = await runJob({ kind: 'describe', disabledTools: ['loan-calculator'] }, exampleContext())
  const text = reply.kind === 'succeeded' ? new TextDecoder().decode(reply.result.bytes) : ''
  expect(Object.keys(JSON.parse(text).paths)).toEqual(
    LISTED.filter(({ tool }) => tool !== 'loan-calculator').map(({ name }) => `/api/run/${name}`),
  )
})

test("runJob(): returns the operation's error, also for parameters that are not JSON", async () => {
  const params = { text: 'ab', to: 'sideways' }
  const reply = await runJob({ kind: 'run', operation: 'case', params }, exampleContext())
  expect(reply).toMatchObject({
    kind: 'refused',
    problem: { message: expect.stringMatching(/^to: Choose one of "lowercase", .*, not "sideways"\.$/) },
  })
  expect(await runCase(bytes(JSON.stringify(params)))).toEqual(reply)
})

test('toStackTrace(): contains kind and location of a bug, but not its message, which can quote parameters', () => {
  const trace = toStackTrace(new TypeError('"my secret text" is not iterable\nand goes on'))
  expect(trace).toMatch(/^TypeError\n {4}at .*run-job\.test\.ts/)
  expect(trace).not.toContain('secret')
  expect(toStackTrace('my secret text')).toBe('something that is no Error was thrown')
})

test('reports each percent once and never decreases', () => {
  const reported: number[] = []
  const report = throttleProgress((share) => reported.push(share))
  for (const share of [0, 0.004, 0.01, 0.0199, 0.5, 0.4, 0.501, 1, 1]) report(share)
  expect(reported).toEqual([0.01, 0.5, 1])
})
