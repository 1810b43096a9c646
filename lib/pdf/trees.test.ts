import { expect, test } from 'vitest'
import { textToBytes } from './objects.ts'
import { readPageTree } from './page-tree.ts'
import { openPdf } from './pdf-file.ts'
import { nameTree, numberTree, readNameTree, readNumberTree } from './trees.ts'
import { formatObject } from './write-pdf.ts'

/** A file without a table of its objects, the first of which is the catalog. */
const fileOf = (...objects: string[]) =>
  openPdf(
    textToBytes(`%PDF-1.7\n${objects.map((one, index) => `${index + 1} 0 obj\n${one}\nendobj\n`).join('')}`),
  )
const PAGE = '<</Type/Page/Parent 2 0 R>>'
const CATALOG = '<</Type/Catalog/Pages 2 0 R/Tree 4 0 R>>'
const ONE = '<</Type/Pages/Kids[3 0 R]/Count 1>>'

test('reads names of all branches, the first of equal ones; skips loops, odd ends and other keys', async () => {
  const file = await fileOf(
    CATALOG,
    ONE,
    PAGE,
    '<</Kids[5 0 R 6 0 R 4 0 R]>>',
    '<</Names[(b) 1 (a) 2 /c 3 (d)]>>',
    '<</Names[(a) 9 (e) 4]/Kids[5 0 R]>>',
  )
  expect([...readNameTree(file, file.catalog.get('Tree'))]).toEqual([
    ['b', 1],
    ['a', 2],
    ['e', 4],
  ])
  expect(readNameTree(file, undefined).size).toBe(0)
})

test('reads numbers of all branches in order, the last of equal ones', async () => {
  const file = await fileOf(
    CATALOG,
    ONE,
    PAGE,
    '<</Kids[5 0 R]/Nums[10 /X 2 /Y]>>',
    '<</Nums[7 /Z 2 /W (a) /V]>>',
  )
  expect(
    [...readNumberTree(file, file.catalog.get('Tree'))].map(([key, value]) => [key, formatObject(value)]),
  ).toEqual([
    [2, '/W'],
    [7, '/Z'],
    [10, '/X'],
  ])
})

test('a tree is written in the order in which it is searched', () => {
  expect(
    formatObject(
      nameTree(
        new Map([
          ['b', 1],
          ['a', 2],
          ['B', 3],
        ]),
      ),
    ),
  ).toBe('<</Names [(B) 3 (a) 2 (b) 1]>>')
  expect(
    formatObject(
      numberTree(
        new Map([
          [10, 1],
          [9, 2],
        ]),
      ),
    ),
  ).toBe('<</Nums [9 2 10 1]>>')
})

test('a page has what the nearest branch above it hands down, and nothing else', async () => {
  const file = await fileOf(
    CATALOG,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/Rotate 90/MediaBox[0 0 1 1]/Other 1>>',
    PAGE,
    '<</Type/Pages/Kids[5 0 R]/Rotate 180/CropBox null>>',
    '<</Type/Page/Rotate 0>>',
  )
  const { pages, nodes } = readPageTree(file)
  expect(pages.map(({ number, inherited }) => [number, formatObject(inherited)])).toEqual([
    [3, '<</MediaBox [0 0 1 1]/Rotate 90>>'],
    [5, '<</MediaBox [0 0 1 1]/Rotate 180>>'],
  ])
  expect([...nodes].toSorted()).toEqual([2, 3, 4, 5])
})

test('a page that is listed twice counts twice, a branch that contains itself once', async () => {
  const file = await fileOf(CATALOG, '<</Type/Pages/Kids[3 0 R 3 0 R 2 0 R 99 0 R]/Count 2>>', PAGE)
  expect(readPageTree(file).pages.map(({ number }) => number)).toEqual([3, 3])
})
