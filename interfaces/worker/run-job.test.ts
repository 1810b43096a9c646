import { expect, test } from 'vitest'
import { LISTED } from '../find-operations.ts'
import { exampleOutside } from '../testing/example-context.ts'
import { runJob } from './run-job.ts'

const asked = (json: Uint8Array<ArrayBuffer>) =>
  runJob({ kind: 'run', operation: 'case', json }, exampleOutside())
const bytes = (text: string) => new TextEncoder().encode(text)

test('a question is read as JSON and answered', async () => {
  expect(await asked(bytes('{"text":"ab","to":"UPPERCASE"}'))).toEqual({
    kind: 'answered',
    answer: {
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
  expect(await asked(json)).toMatchObject({
    kind: 'refused',
    problem: { message: 'The question is not valid JSON.' },
  })
})

test('an operation that is not there is a bug of who asks for it, not an answer', async () => {
  expect(await runJob({ kind: 'run', operation: 'none', question: {} }, exampleOutside())).toMatchObject({
    kind: 'bug',
  })
})

test('what is described leaves out the operations of hidden tools', async () => {
  const reply = await runJob({ kind: 'describe', disabledTools: ['loan-calculator'] }, exampleOutside())
  const text = reply.kind === 'answered' ? new TextDecoder().decode(reply.answer.bytes) : ''
  expect(Object.keys(JSON.parse(text).paths)).toEqual(
    LISTED.filter(({ tool }) => tool !== 'loan-calculator').map(({ name }) => `/api/run/${name}`),
  )
})

test('what an operation refuses is told in its own words, also of a question that is no JSON text', async () => {
  const question = { text: 'ab', to: 'sideways' }
  const reply = await runJob({ kind: 'run', operation: 'case', question }, exampleOutside())
  expect(reply).toMatchObject({
    kind: 'refused',
    problem: { message: expect.stringMatching(/^to: Choose one of "lowercase", .*, not "sideways"\.$/) },
  })
  expect(await asked(bytes(JSON.stringify(question)))).toEqual(reply)
})
