import { expect, test } from 'vitest'
import { PdfRef, PdfStream, PdfString, textToBytes } from './objects.ts'
import { readPageTree } from './page-tree.ts'
import { openPdf } from './pdf-file.ts'
import { formatObject } from './write-pdf.ts'

const PAGES = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R>>endobj '
const CATALOG = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj '
const open = (text: string) => openPdf(textToBytes(text))
/** A file without a table, with that behind its page. */
const fileWith = (objects: string) => open(`%PDF-1.5\n${CATALOG}${PAGES}${objects}`)
const shown = async (objects: string) => {
  const found = (await fileWith(objects)).resolve(new PdfRef(9))
  return found instanceof PdfStream ? new TextDecoder().decode(found.bytes) : formatObject(found)
}

test.each([
  ['%PDF-1.4', '', '1.4'],
  ['%PDF-1.7', '', '1.7'],
  ['%PDF-2.0', '', '2.0'],
  ['%PDF-x', '', '1.4'],
  ['%PDF-1.4', '/Version/1.6', '1.6'],
  ['%PDF-1.7', '/Version/1.6', '1.7'],
  ['%PDF-1.4', '/Version(1.6)', '1.4'],
])('a file that starts with %s and names %j has version %s', async (head, entry, version) => {
  const file = await open(`${head}\n1 0 obj<</Type/Catalog/Pages 2 0 R${entry}>>endobj ${PAGES}`)
  expect(file.version).toBe(version)
})

test.each([
  ['no head', 'hello', 'not-a-pdf'],
  ['nothing else', '%PDF-1.7', 'damaged'],
  ['a catalog alone', `%PDF-1.7 ${CATALOG}`, 'damaged'],
])('a file with %s does not open', async (_, text, problem) => {
  await expect(open(text)).rejects.toMatchObject({ problem })
})

test('a whole file is not repaired, one whose table is wrong is', async () => {
  const body = `%PDF-1.7\n${CATALOG}${PAGES}`
  const row = (number: number) => `${String(body.indexOf(`${number} 0 obj`)).padStart(10, '0')} 00000 n \n`
  const end = (rows: string) => `xref\n1 3\n${rows}trailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  const whole = await open(body + end(row(1) + row(2) + row(3)))
  const wrong = await open(body + end(row(1) + row(2) + row(2)))
  expect([whole.isRepaired, wrong.isRepaired, whole.isEncrypted]).toEqual([false, true, false])
  for (const file of [whole, wrong]) expect(readPageTree(file).pages.map(({ number }) => number)).toEqual([3])
})

test('bytes before the head count for nothing', async () => {
  const body = `%PDF-1.7\n${CATALOG}${PAGES}`
  const places = [1, 2, 3].map(
    (number) => `${String(body.indexOf(`${number} 0 obj`)).padStart(10, '0')} 00000 n \n`,
  )
  const file = await open(
    `From: mail\r\n\r\n${body}xref\n1 3\n${places.join('')}trailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  )
  expect([file.isRepaired, file.hasPages()]).toEqual([false, true])
})

test('the catalog is found where no trailer names it, and pages where no catalog does', async () => {
  const lost = await open(`%PDF-1.7 ${PAGES}${CATALOG}`)
  expect(readPageTree(lost).pages.map(({ number }) => number)).toEqual([3])
  const loose = await open(
    '%PDF-1.7 7 0 obj<</Type/Page>>endobj 4 0 obj<</Type/Page>>endobj 5 0 obj<</Type/Font>>endobj',
  )
  expect(readPageTree(loose).pages.map(({ number }) => number)).toEqual([7, 4])
  expect([lost.isRepaired, loose.isRepaired]).toEqual([true, true])
})

test('references lead to what they name; missing ones, circles and damage are nothing', async () => {
  const file = await fileWith(
    '4 0 obj 5 0 R endobj 5 0 obj (here) endobj 6 0 obj 7 0 R endobj 7 0 obj 6 0 R endobj 8 0 obj ?? endobj',
  )
  expect([4, 5, 6, 8, 99].map((number) => file.resolve(new PdfRef(number)))).toEqual([
    new PdfString('here'),
    new PdfString('here'),
    null,
    null,
    null,
  ])
  expect([file.dict(new PdfRef(5)), file.array(new PdfRef(5))]).toEqual([undefined, undefined])
})

// ISO 32000-1, 7.3.8.1: the bytes start after the line end, and the length states their number.
test.each([
  ['a true length', '<</Length 3>>stream\nabc\nendstream', 'abc'],
  ['a length elsewhere', '<</Length 8 0 R>>stream\r\nabc\r\nendstream endobj 8 0 obj 3 endobj', 'abc'],
  ['a length that leaves out what is there', '<</Length 1>>stream\nabc\nendstream', 'abc'],
  ['a length below zero', '<</Length -1>>stream\nabc\nendstream', 'abc'],
  ['a length that is too long', '<</Length 999>>stream\nabc\r\nendstream', 'abc'],
  ['no length', '<<>>stream\nabc\n\nendstream', 'abc\n'],
  ['no end but that of its object', '<<>>stream\nabc\nendobj', 'abc'],
  ['no end', '<<>>stream\nabc', 'abc'],
  ['nothing in it', '<</Length 0>>stream\nendstream', ''],
  ['the word "endstream" in it', '<</Length 13>>stream\nan endstream!\nendstream', 'an endstream!'],
])('a stream with %s has its bytes', async (_, object, text) => {
  expect(await shown(`9 0 obj${object}`)).toBe(text)
})

// 7.5.7: pairs of number and place, the place counted from /First.
test('objects in an object stream are found, those outside of it count more', async () => {
  const container = '9 0 10 5 11 9 (one) [2] /Three'
  const text = `<</Type/ObjStm/N 3/First 14/Length ${container.length}>>stream\n${container}\nendstream`
  expect(await shown(`8 0 obj${text} endobj`)).toBe('(one)')
  const file = await fileWith(`10 0 obj (own) endobj 8 0 obj${text} endobj`)
  expect([9, 10, 11].map((number) => formatObject(file.resolve(new PdfRef(number))))).toEqual([
    '(one)',
    '(own)',
    '/Three',
  ])
})

test('openPdf(): names compression with Brotli if the pages are compressed with it', async () => {
  const bytes = textToBytes(
    '%PDF-2.0\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/BrotliDecode/Length 1>>stream\nx\nendstream endobj\n',
  )
  await expect(openPdf(bytes)).rejects.toMatchObject({ problem: 'unknown-compression' })
})
