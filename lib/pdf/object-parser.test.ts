import { expect, test } from 'vitest'
import { ObjectParser } from './object-parser.ts'
import { PdfRef, PdfString, PdfSyntaxError, pdfName } from './objects.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const read = (text: string) => new ObjectParser(bytesOf(text)).readObject()

// ISO 32000-1, 7.3.4.2.
test.each([
  ['(a(b)c)', 'a(b)c'],
  ['(\\n\\r\\t\\b\\f\\(\\)\\\\)', '\n\r\t\b\f()\\'],
  ['(\\q)', 'q'],
  ['(one\\\ntwo\\\r\nthree\\\rfour)', 'onetwothreefour'],
  ['(a\r\nb\rc\nd)', 'a\nb\nc\nd'],
  ['(\\245\\307)', '\xa5\xc7'],
  ['(\\0053)', '\x053'],
  ['(\\53)', '+'],
  ['(\\5)', '\x05'],
  ['(\\538)', '+8'],
  ['(\\8)', '8'],
  ['(\\7)', '\x07'],
  ['(\\400)', '\x00'],
])('the string %j is read', (written, text) => {
  expect(read(written)).toEqual(new PdfString(text))
})

// 7.3.4.3.
test.each([
  ['<4E6F76>', 'Nov'],
  ['<4e 6F\n7>', 'Nop'],
  ['<>', ''],
])('the string %s in hexadecimal is %j', (written, text) => {
  expect(read(written)).toEqual(new PdfString(text))
})

// 7.3.5.
test.each([
  ['/Name1', 'Name1'],
  ['/A#42', 'AB'],
  ['/Lime#20Green', 'Lime Green'],
  ['/paired#28#29parentheses', 'paired()parentheses'],
  ['/A;Name_With-Various***Characters?', 'A;Name_With-Various***Characters?'],
  ['/A#4', 'A#4'],
  ['/', ''],
])('the name %s is read', (written, name) => {
  expect(read(written)).toBe(pdfName(name))
})

// 7.3.3, and what is seen in the wild.
test.each([
  ['43445', 43445],
  ['+17', 17],
  ['-98', -98],
  ['34.5', 34.5],
  ['-.002', -0.002],
  ['4.', 4],
  ['--5', -5],
  ['1.2.3', 1.2],
  ['12-34', 12],
  ['-', 0],
])('the number %s is %d', (written, number) => {
  expect(read(written)).toBe(number)
})

test.each([
  ['[1 0 R]', [new PdfRef(1)]],
  ['[1 0 R/X]', [new PdfRef(1), pdfName('X')]],
  ['[1 0 Rx]', [1, 0]],
  ['[1 2 3]', [1, 2, 3]],
  ['[1.5 0]', [1.5, 0]],
  ['[true false null % a remark\n(x)]', [true, false, null, new PdfString('x')]],
  ['[[]', [[]]],
])('the array %s is read', (written, array) => {
  if (written.includes('Rx')) expect(() => read(written)).toThrow(PdfSyntaxError)
  else expect(read(written)).toEqual(array)
})

test.each([
  ['<</A 1/B<</C(x)>>>>', { A: 1, B: new Map([['C', new PdfString('x')]]) }],
  ['<< /A /B % why\n /C null >>', { A: pdfName('B'), C: null }],
  ['<</A 1 endobj', { A: 1 }],
  ['<</A 1 endstream', { A: 1 }],
  ['<</A 1', { A: 1 }],
  ['<</A>>', {}],
  ['<</A 1 7 /B 2>>', { A: 1, B: 2 }],
])('the dictionary %s is read', (written, entries) => {
  expect(read(written)).toEqual(new Map(Object.entries(entries)))
})

test.each(['(never closed', 'hello', '', 'endobj'])('rejects "%s" as an object', (written) => {
  expect(() => read(written)).toThrow(PdfSyntaxError)
})

test('500 arrays within one another are read, one more is refused', () => {
  expect(() => read(`${'['.repeat(500)}${']'.repeat(500)}`)).not.toThrow()
  expect(() => read(`${'['.repeat(501)}${']'.repeat(501)}`)).toThrow('Nested too deeply')
})
