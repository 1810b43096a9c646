import { expect, test } from 'vitest'
import { toResultAsync } from '#lib/result/result.ts'
import { sentence } from '../run-operation.ts'
import { createTestOperation } from '../testing/operation.fixture.ts'
import { type Arguments, readArguments } from './read-arguments.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const FILES = new Map([
  ['a.txt', bytes('of a\n')],
  ['in/b.txt', bytes('of b')],
  ['bad.txt', new Uint8Array([0xff])],
  ['params.json', bytes('{"count":3,"given":"told"}')],
  ['list.json', bytes('[1]')],
  ['null.json', bytes('null')],
])

type Accepts = Parameters<typeof createTestOperation>[0]

function read(accepts: Accepts, args: readonly string[], input?: string): Promise<Arguments> {
  return readArguments(createTestOperation(accepts), args, {
    readFile: async (path) => FILES.get(path) ?? Promise.reject(new Error(path)),
    hasFile: async (path) => FILES.has(path),
    readInput: async () => (input === undefined ? undefined : bytes(input)),
  })
}

async function readParams(accepts: Accepts, args: readonly string[], input?: string) {
  return (await read(accepts, args, input)).params
}

async function readError(accepts: Accepts, args: readonly string[], input?: string) {
  const result = await toResultAsync(() => read(accepts, args, input))
  return result.ok ? result.value : sentence(result.problem)
}

test.each<[readonly string[], object]>([
  [[], {}],
  [['--has-header'], { hasHeader: true }],
  [['--hasHeader'], { hasHeader: true }],
  [['--HASHEADER'], { hasHeader: true }],
  [['--has-header=false'], { hasHeader: false }],
  [['--header'], { hasHeader: true }],
  [['--no-header'], { hasHeader: false }],
  [['--no-has-header'], { hasHeader: false }],
  [['--noHasHeader'], { hasHeader: false }],
  [['--no-has-header=true'], { hasHeader: true }],
  [['--count', '2'], { count: 2 }],
  [['--count=2'], { count: 2 }],
  [['--count', '-2.5e3'], { count: -2500 }],
  [['--count', '.5'], { count: 0.5 }],
  [['--count', '5.'], { count: 5 }],
  [['--count', '1E-2'], { count: 0.01 }],
  [['--mark', '--x'], { mark: '--x' }],
  [['--mark='], { mark: '' }],
  [['--mark', 'a=b\nc'], { mark: 'a=b\nc' }],
  [['--mark=a=b\nc'], { mark: 'a=b\nc' }],
  [['--names', 'a', '--names', 'b'], { names: ['a', 'b'] }],
  [['--names', 'a'], { names: ['a'] }],
  [['--edits', '[{"at":1}]'], { edits: [{ at: 1 }] }],
])('the options %j parse as %j', async (args, params) => {
  expect(await readParams(undefined, args)).toEqual(params)
})

test.each([
  ['--count', 'abc'],
  ['--count', ''],
  ['--count', '0x10'],
  ['--count', '1 '],
  ['--count', '.'],
  ['--count', 'Infinity'],
  ['--count', '1e'],
])('%s rejects %j as a number', async (flag, text) => {
  expect(await readError(undefined, [flag, text])).toBe(`count: Enter a number, not “${text}”.`)
})

test.each<[Accepts, readonly string[], string]>([
  [undefined, ['--count', '1', '--count', '2'], 'The option “--count” is given more than once.'],
  [undefined, ['--has-header', '--no-has-header'], 'The option “--header” is given more than once.'],
  [undefined, ['--mark'], 'The option “--mark” needs a value.'],
  [undefined, ['--no-count', '1'], 'There is no option “--no-count”. Did you mean --count?'],
  [undefined, ['a'], 'try takes options only, not “a”.'],
  [undefined, ['--file', 'a.txt'], 'try takes options only, not “a.txt”.'],
  ['text', ['a', '--file', 'a.txt'], 'try takes either text or a file.'],
  ['text', ['--file', 'a.txt', '--file', 'in/b.txt'], 'try takes one file.'],
  ['text', ['--file', 'bad.txt'], '"bad.txt" is not UTF-8 text.'],
  ['text', [], 'try needs something to work on. Give it as text, as --file, or pipe it in.'],
  ['file', ['a.txt', 'in/b.txt'], 'try takes one file.'],
  ['file', [], 'try needs something to work on. Give it as text, as --file, or pipe it in.'],
  ['text', ['--params', 'list.json'], 'params: An object with parameters is needed.'],
  ['text', ['--params', 'null.json'], 'params: An object with parameters is needed.'],
  ['text', ['--params', 'a.txt'], `params: JSON is needed, such as '{"a": 1}' or '[1, 2]'.`],
])('for an operation that accepts %s, %j is rejected', async (accepts, args, words) => {
  expect(await readError(accepts, args)).toBe(words)
})

test.each<[Accepts, readonly string[], string | undefined, unknown]>([
  ['text', ['a', 'b'], undefined, 'a b'],
  ['text', ['--', '--count', '1'], undefined, '--count 1'],
  ['text', ['a', '--', '--', 'b'], undefined, 'a -- b'],
  ['text', ['-5', 'm'], undefined, '-5 m'],
  ['text', [], 'one\r\n', 'one'],
  ['text', [], 'one\n\n', 'one\n'],
  ['text', ['--file', 'a.txt'], 'piped', 'of a'],
  ['text', ['a'], 'piped', 'a'],
  ['text', ['@in/b.txt'], undefined, 'of b'],
  ['text', ['@someone'], undefined, '@someone'],
  ['text', ['--', '@in/b.txt'], undefined, '@in/b.txt'],
  ['text', ['-'], 'one', 'one'],
  ['text', ['--file', '-'], 'one', 'one'],
  ['contents', ['@a.txt'], undefined, { name: 'a.txt', bytes: bytes('of a\n') }],
  ['contents', ['a', 'b'], undefined, 'a b'],
  ['contents', ['--file', 'in/b.txt'], undefined, { name: 'b.txt', bytes: bytes('of b') }],
  ['contents', [], 'one\n', { name: 'input', bytes: bytes('one\n') }],
  ['file', ['in/b.txt'], undefined, { name: 'b.txt', bytes: bytes('of b') }],
  ['file', ['@in/b.txt'], undefined, { name: 'b.txt', bytes: bytes('of b') }],
  ['file', ['-'], 'one', { name: 'input', bytes: bytes('one') }],
  ['file', [], 'one', { name: 'input', bytes: bytes('one') }],
  [
    'files',
    ['in/b.txt', '--file', 'a.txt'],
    undefined,
    [
      { name: 'a.txt', bytes: bytes('of a\n') },
      { name: 'b.txt', bytes: bytes('of b') },
    ],
  ],
  ['files', [], 'one', [{ name: 'input', bytes: bytes('one') }]],
])('an operation with input %s accepts %j and the pipe %j', async (accepts, args, input, given) => {
  expect(await readParams(accepts, args, input)).toEqual({ given })
})

test('params from a file need no other input, and options override them', async () => {
  expect(await readParams('text', ['--params', 'params.json', '--count', '4'])).toEqual({
    count: 4,
    given: 'told',
  })
  expect(await readParams('text', ['--params', '-'], '{"given":"piped"}')).toEqual({ given: 'piped' })
})

test('the last output counts, and help wants no input', async () => {
  const { output, flags } = await read('text', ['a', '--output', 'x', '-o', 'y', '--compact', '-r'])
  expect([output, flags]).toEqual(['y', new Set(['compact', 'raw'])])
  expect(await read('text', ['-h'])).toMatchObject({ params: {}, flags: new Set(['help']) })
})

test('text that is the name of a file gets a note, unless it comes after --', async () => {
  const note = '“a.txt” is read as text. There is a file of that name: --file a.txt reads it.'
  expect(await read('text', ['a.txt'])).toMatchObject({ params: { given: 'a.txt' }, notes: [note] })
  expect((await read('text', ['--', 'a.txt'])).notes).toEqual([])
  expect((await read('text', ['a.txt', 'b'])).notes).toEqual([])
})
