import { expect, test } from 'vitest'
import { dataAnswer, fileAnswer, textAnswer } from '#lib/operation/operation.ts'
import { serializeResult } from './serialize-result.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  [
    'text in pieces',
    textAnswer('ä', bytes('b')),
    { kind: 'text', bytes: bytes('äb'), mediaType: 'text/plain; charset=utf-8', fileName: '', notes: [] },
  ],
  [
    'data, on a line of its own',
    dataAnswer({ a: 1 }),
    { kind: 'data', bytes: bytes('{"a":1}\n'), mediaType: 'application/json', fileName: '', notes: [] },
  ],
  [
    'a file with its name and what could not be kept',
    fileAnswer('a.pdf', bytes('x'), 'application/pdf', ['One.']),
    { kind: 'file', bytes: bytes('x'), mediaType: 'application/pdf', fileName: 'a.pdf', notes: ['One.'] },
  ],
])('%s goes out as bytes of its type', (_, answer, written) => {
  expect(serializeResult(answer)).toEqual(written)
})
