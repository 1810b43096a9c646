import { expect, test } from 'vitest'
import { LISTED } from '../find-operations.ts'
import { exampleContext } from '../testing/example-context.ts'
import { runJob, throttleProgress, toStackTrace } from './run-job.ts'

const runCase = (json: Uint8Array<ArrayBuffer>) =>
  runJob({ kind: 'run', operation: 'case', json }, exampleContext())
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
    },
  })
})

test.each([
  ['half of it', bytes('{"text":')],
  ['what is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['nothing', bytes('')],
])('%s is refused as no JSON', async (_, json) => {
  expect(await runCase(json)).toMatchObject({
    kind: 'refused',
    problem: { message: 'The question is not valid JSON.' },
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
