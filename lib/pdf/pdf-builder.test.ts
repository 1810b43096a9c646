import { expect, test } from 'vitest'
import { Graft } from './graft.ts'
import { dictOf, type PdfObject, PdfRef, PdfStream, PdfString, textToBytes } from './objects.ts'
import { PdfBuilder } from './pdf-builder.ts'
import { openPdf } from './pdf-file.ts'
import { formatObject } from './write-pdf.ts'

const PAGES =
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]>>endobj 3 0 obj<</Type/Page>>endobj '
const fileWith = (objects: string) => openPdf(textToBytes(`%PDF-1.7\n${PAGES}${objects}`))
const ends = (target: PdfBuilder) =>
  [...target.objects].map(([ref, object]) => `${ref.number}: ${formatObject(object)}`)

test('a copy includes the objects that it refers to, each once, whatever the references', async () => {
  const file = await fileWith(
    '5 0 obj[6 0 R 6 0 R 7 0 R]endobj 6 0 obj<</Back 5 0 R>>endobj 8 0 obj(left)endobj',
  )
  const target = new PdfBuilder()
  const graft = new Graft(file, target, () => undefined)
  const copy = graft.copy(new PdfRef(5))
  graft.finish()
  expect(formatObject(copy)).toBe('1 0 R')
  expect(formatObject(graft.copy(new PdfRef(5)))).toBe('1 0 R')
  expect(ends(target)).toEqual(['1: [2 0 R 2 0 R null]', '2: <</Back 1 0 R>>'])
})

test.each<[PdfObject | undefined, string]>([
  [undefined, 'null'],
  [null, 'null'],
  [0, '0'],
  [false, 'false'],
  [new PdfString('x'), '(x)'],
  [[1, [true]], '[1 [true]]'],
])('a copy of %o is %s', async (value, text) => {
  expect(formatObject(new Graft(await fileWith(''), new PdfBuilder(), () => undefined).copy(value))).toBe(
    text,
  )
})

test("replaces blocked objects with null and bound ones with their target, and drops a stream's length", async () => {
  const file = await fileWith(
    '5 0 obj<</A 6 0 R/B 7 0 R/Length 1>>stream\nx\nendstream endobj 6 0 obj 1 endobj 7 0 obj 2 endobj',
  )
  const target = new PdfBuilder()
  const other = target.add('other'.length)
  const graft = new Graft(file, target, () => undefined)
  graft.block(6)
  graft.bind(7, other)
  graft.copy(new PdfRef(5))
  graft.finish()
  expect(ends(target)).toEqual(['1: 5', '2: <</A null/B 1 0 R>>'])
})

test('entries that are set override those of the source, and can remove them', async () => {
  const source = dictOf({ A: 1, B: 2, C: 3 })
  const graft = new Graft(await fileWith(''), new PdfBuilder(), (dict) =>
    dict === source
      ? new Map([
          ['A', 9],
          ['B', undefined],
          ['D', 4],
        ])
      : undefined,
  )
  expect(formatObject(graft.copy([source, dictOf({ A: 1 })]))).toBe('[<</C 3/A 9/D 4>> <</A 1>>]')
})

async function reopened(target: PdfBuilder, root: PdfRef) {
  const bytes = await target.write(dictOf({ Root: root }), '1.6')
  return { bytes, file: await openPdf(bytes) }
}

test('a file is written with numbers that follow one another; twins are one, and what is missing is nothing', async () => {
  const target = new PdfBuilder()
  const missing = target.reserve()
  const font = target.add(new PdfString('font'))
  const twin = target.add(new PdfString('font'))
  const tree = target.reserve()
  const page = target.add(dictOf({ Fonts: [font, twin], Missing: missing }))
  target.objects.set(tree, dictOf({ Kids: [page] }))
  const root = target.add(dictOf({ Pages: tree }))
  target.replace(twin, font)
  const { bytes, file } = await reopened(target, root)
  expect([font, twin, page, tree, root, missing].map(({ number }) => number)).toEqual([1, 1, 2, 3, 4, 0])
  expect(formatObject(file.resolve(page))).toBe('<</Fonts [1 0 R 1 0 R]/Missing 0 0 R>>')
  expect([file.isRepaired, file.version]).toEqual([false, '1.6'])
  // Four objects, the stream that contains them, the cross-reference table, and number 0.
  expect(file.trailer.get('Size')).toBe(7)
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 15))).toBe('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n')
})

test('finds all objects if they exceed one stream', async () => {
  const target = new PdfBuilder()
  const kids = Array.from({ length: 399 }, (_, index) => target.add(dictOf({ N: index })))
  const root = target.add(dictOf({ Pages: target.add(dictOf({ Kids: kids })) }))
  const { file } = await reopened(target, root)
  expect(file.isRepaired).toBe(false)
  expect(kids.map((kid) => file.dict(kid)?.get('N'))).toEqual(kids.map((_, index) => index))
  // 401 objects in three streams of 200, the table of places, and number 0.
  expect(file.trailer.get('Size')).toBe(406)
})

test('streams are written as they are, with their length', async () => {
  const target = new PdfBuilder()
  const stream = target.add(
    new PdfStream(dictOf({ Length: 99, Name: new PdfString('a') }), textToBytes('a\0\xff')),
  )
  const root = target.add(dictOf({ Pages: target.add(dictOf({ Kids: [target.add(dictOf({}))] })) }))
  const { file } = await reopened(target, root)
  const found = file.resolve(stream)
  expect(found).toEqual(
    new PdfStream(dictOf({ Length: 3, Name: new PdfString('a') }), textToBytes('a\0\xff')),
  )
})
