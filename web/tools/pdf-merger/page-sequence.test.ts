import { expect, test } from 'vitest'
import { getLabels, type ListedPdf, listPdf } from './listed-pdf.ts'
import {
  dropPages,
  getPages,
  getRows,
  pageName,
  pagesMessage,
  removePages,
  shiftPages,
  turnPages,
} from './page-sequence.ts'

const open = (id: number, name: string, pageCount: number): ListedPdf => ({
  ...listPdf(id, new File(['%PDF-'], name)),
  check: { ok: true, pageCount, isEncrypted: false, isRepaired: false },
})
const a = open(1, 'a.pdf', 3)
const b = open(2, 'b.pdf', 2)
const items = getPages([a, b])
const labels = getLabels([a, b])
/** Ids from 10 on. */
function ids() {
  let last = 9
  return () => ++last
}
const write = (rows: readonly ListedPdf[]) =>
  rows.map(({ id, file, pages }) => `${id} ${file.name} ${pages}`.trim())
const keysOf = (...places: number[]) => new Set(places.map((place) => items[place]?.key ?? ''))

test('getRows(): returns the same list if pages are not moved', () => {
  expect(getRows(items, ids())).toEqual([a, b])
  const some = [{ ...a, pages: '3,1-2' }, b]
  expect(getRows(getPages(some), ids())).toEqual(some)
})

test('a page among those of another file splits the row, and back again joins it', () => {
  const moved = shiftPages(items, keysOf(0), 3)
  const rows = getRows(moved, ids())
  expect(write(rows)).toEqual(['1 a.pdf 2-3', '2 b.pdf 1', '10 a.pdf 1', '11 b.pdf 2'])
  const again = getPages(rows)
  const key = again.find(({ number, row }) => row.id === 10 && number === 1)?.key ?? ''
  expect(write(getRows(shiftPages(again, new Set([key]), -3), ids()))).toEqual(['10 a.pdf', '2 b.pdf'])
})

test('moved pages keep their keys, so that their images remain', () => {
  const moved = shiftPages(items, keysOf(4), -2)
  expect(getPages(getRows(moved, ids())).map(({ key }) => key)).toEqual(moved.map(({ key }) => key))
})

test('chosen pages move together and stop at the ends', () => {
  const numbers = (list: typeof items) =>
    list.map(({ row, number }) => `${row.file.name[0]}${number}`).join(' ')
  expect(numbers(shiftPages(items, keysOf(1, 3), 1))).toBe('a1 a3 a2 b1 b2')
  expect(numbers(shiftPages(items, keysOf(0), -1))).toBe('a1 a2 a3 b1 b2')
  expect(numbers(shiftPages(items, keysOf(4), 1))).toBe('a1 a2 a3 b1 b2')
  expect(numbers(dropPages(items, keysOf(0, 1), 4))).toBe('a3 b1 a1 a2 b2')
})

test('rotations add up and are written per page; the same page rotated differently starts a row', () => {
  const turned = turnPages(turnPages(items, keysOf(1), -90), keysOf(1, 2), -90)
  expect(getRows(turned, ids())[0]?.turns).toEqual({ 2: 180, 3: 270 })
  const twice = getPages([{ ...a, pages: '1,1' }])
  const second = new Set([twice[1]?.key ?? ''])
  const rows = getRows(turnPages(twice, second, 90), ids())
  expect(rows.map(({ pages, turns }) => [pages, turns])).toEqual([
    ['1', {}],
    ['1', { 1: 90 }],
  ])
})

test('a file whose pages are all removed leaves the list', () => {
  expect(write(getRows(removePages(items, keysOf(0, 3, 4)), ids()))).toEqual(['1 a.pdf 2-3'])
})

test('a file that is not open yet, or with invalid pages, keeps its position and its text', () => {
  const locked = listPdf(3, new File(['%PDF-'], 'c.pdf'))
  const mistyped = { ...b, pages: '9-12' }
  const rows = [locked, mistyped, a]
  expect(getRows(getPages(rows), ids())).toEqual(rows)
})

test('pagesMessage(): names a page or counts pages', () => {
  const moved = shiftPages(items, keysOf(2), -1)
  expect(pagesMessage(moved, keysOf(2), labels, 'moved')).toBe('Page 3 of a.pdf moved to position 2 of 5')
  expect(pagesMessage(items, keysOf(0, 1), labels, 'removed')).toBe('2 pages removed')
  expect(items.map((item) => pageName(item, labels)).at(-1)).toBe('Page 2 of b.pdf')
})
