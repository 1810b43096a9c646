import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'
import type { Strip } from './strip.ts'

let names = new Map<Strip, string>()

function strip(name: string, height: number, more: Partial<Strip> = {}): Strip {
  const made = { height, items: [], before: 0, after: 0, keepWithNext: false, ...more }
  names.set(made, name)
  return made
}

/** Pages of a height of 100, as the names of their strips. */
function pagesOf(...strips: Strip[]): string[] {
  const pages = paginate(strips, () => 100).map((page) =>
    page.map(({ strip: one }) => names.get(one)).join(''),
  )
  names = new Map()
  return pages
}

test.each([
  ['strips fill a page to its end', [strip('a', 50), strip('b', 50), strip('c', 1)], ['ab', 'c']],
  [
    'the larger space of two neighbors counts',
    [strip('a', 40, { after: 10 }), strip('b', 50, { before: 5 }), strip('c', 1)],
    ['ab', 'c'],
  ],
  ['no space counts at the top of a page', [strip('a', 90), strip('b', 100, { before: 20 })], ['a', 'b']],
  [
    'what keeps with the next moves on with it',
    [strip('a', 60), strip('b', 30, { keepWithNext: true }), strip('c', 30)],
    ['a', 'bc'],
  ],
  [
    'a chain that is higher than a page is parted',
    [strip('a', 60, { keepWithNext: true }), strip('b', 60, { keepWithNext: true }), strip('c', 10)],
    ['a', 'bc'],
  ],
  [
    'what is higher than a page has a page of its own',
    [strip('a', 10), strip('b', 200), strip('c', 10)],
    ['a', 'b', 'c'],
  ],
  [
    'a page break begins a page',
    [strip('a', 10), strip('', 0, { isPageBreak: true }), strip('b', 10)],
    ['a', 'b'],
  ],
] as const)('%s', (_, strips, expected) => {
  expect(
    paginate([...strips], () => 100).map((page) => page.map(({ strip: one }) => names.get(one)).join('')),
  ).toEqual(expected)
})

test('the head of a table is repeated above its rows, and never stands alone', () => {
  const head = strip('H', 20, { keepWithNext: true })
  const row = (name: string) => strip(name, 30, { repeated: [head] })
  expect(pagesOf(strip('x', 60), head, row('a'), row('b'), row('c'))).toEqual(['x', 'Hab', 'Hc'])
})

test('a row that does not even fit below the head stays below it', () => {
  const head = strip('H', 20, { keepWithNext: true })
  expect(pagesOf(head, strip('a', 90, { repeated: [head] }), strip('b', 30, { repeated: [head] }))).toEqual([
    'Ha',
    'Hb',
  ])
})
