import { expect, test } from 'vitest'
import { dataResult, fileResult, textResult } from '#lib/operation/operation.ts'
import { serializeResult } from './run-job.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  [
    'text in pieces',
    textResult('ä', bytes('b')),
    { kind: 'text', bytes: bytes('äb'), mediaType: 'text/plain; charset=utf-8', fileName: '', notes: [] },
  ],
  [
    'data, on a line of its own',
    dataResult({ a: 1 }),
    { kind: 'data', bytes: bytes('{"a":1}\n'), mediaType: 'application/json', fileName: '', notes: [] },
  ],
  [
    'a file with its name and what could not be kept',
    fileResult('a.pdf', bytes('x'), 'application/pdf', ['One.']),
    { kind: 'file', bytes: bytes('x'), mediaType: 'application/pdf', fileName: 'a.pdf', notes: ['One.'] },
  ],
])('%s is serialized as bytes of its type', (_, result, written) => {
  expect(serializeResult(result)).toEqual({ ...written, hasFailed: false })
})
