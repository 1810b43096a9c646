import { expect, test } from 'vitest'
import { textToBytes } from './objects.ts'
import { scanForObjects } from './repair.ts'
import { formatObject } from './write-pdf.ts'

const found = (text: string) => Object.fromEntries(scanForObjects(textToBytes(text)).places)
const trailerOf = (text: string) => formatObject(scanForObjects(textToBytes(text)).trailer)

test.each([
  ['1 0 obj null endobj', { 1: { offset: 0, generation: 0 } }],
  ['x\r\n12\t3\nobj<<>>endobj', { 12: { offset: 3, generation: 3 } }],
  ['1 0 obj 1 endobj 1 0 obj 2 endobj', { 1: { offset: 17, generation: 0 } }],
  ['1 0obj null endobj', {}],
  ['0 obj null endobj', {}],
  ['x 0 obj null endobj', {}],
  ['1 0 obx null endobj', {}],
])('in %j the objects are found', (text, places) => {
  expect(found(text)).toEqual(places)
})

test('ignores stream contents that look like an object', () => {
  const bytes = '2 0 obj null endobj'
  const text = `1 0 obj <</Length ${bytes.length}>> stream\n${bytes}\nendstream endobj 3 0 obj 1 endobj`
  expect(Object.keys(found(text))).toEqual(['1', '3'])
})

test('a length that is not true hides no objects that follow', () => {
  for (const length of ['9999', '0', '(x)'])
    expect(
      Object.keys(found(`1 0 obj <</Length ${length}>> stream\nabc\nendstream endobj 3 0 obj 1 endobj`)),
    ).toEqual(['1', '3'])
})

test('a true length steps over the word that ends a stream', () => {
  const bytes = 'endstream 2 0 obj null endobj'
  const text = `1 0 obj <</Length ${bytes.length}>> stream\n${bytes}\nendstream endobj 3 0 obj 1 endobj`
  expect(Object.keys(found(text))).toEqual(['1', '3'])
})

test('a stream that never ends hides no objects', () => {
  expect(Object.keys(found('1 0 obj <</Length 3>> stream\nabc 2 0 obj 1 endobj'))).toEqual(['1', '2'])
})

test("merges the trailers' catalog, encryption, information and id; the last one wins", () => {
  expect(
    trailerOf(
      'trailer <</Root 1 0 R/Info 2 0 R/Size 9/Prev 7>> trailer <</Root 3 0 R/Encrypt 4 0 R/ID[(a)]>>',
    ),
  ).toBe('<</Root 3 0 R/Info 2 0 R/Encrypt 4 0 R/ID [(a)]>>')
})

test('a cross-reference stream is a trailer, other objects are not, damaged ones are ignored', () => {
  expect(trailerOf('1 0 obj <</Type/XRef/Root 5 0 R>> endobj')).toBe('<</Root 5 0 R>>')
  expect(trailerOf('1 0 obj <</Type/Font/Root 5 0 R>> endobj')).toBe('<<>>')
  expect(trailerOf('trailer <</Root 5 0 R>> trailer [/Root 6 0 R] trailer <</Root (never')).toBe(
    '<</Root 5 0 R>>',
  )
})
