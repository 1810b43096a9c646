import { expect, test } from 'vitest'
import type { TextDocument, TextStyle } from '../document/blocks.ts'
import { cellOf, paragraph, testDocument } from './documents.fixture.ts'
import { testEngine } from './engine.fixture.ts'
import { pdfFonts, pdfText, qpdfCheck } from './pdf-validators.fixture.ts'
import { typeset } from './typeset.ts'

const engine = testEngine()

async function pdfOf(document: TextDocument) {
  const { fonts, subsetter } = await engine
  return typeset(document, fonts, subsetter)
}

const SCRIPTS: readonly (readonly [string, string])[] = [
  ['Latin with signs of money', 'Łódź Grüße naïve Žižkov ₹1,234.50 €99 ₦12 ₿0.5'],
  ['Greek', 'Η γρήγορη καφετιά αλεπού'],
  ['Cyrillic', 'Съешь же ещё этих мягких французских булок'],
  ['Hebrew', 'שלום עולם חשבונית'],
  ['Arabic', 'مرحبا بالعالم فاتورة رقم عمل التصميم'],
  ['Hindi', 'हिन्दी क्षत्रिय किताब डिज़ाइन'],
  ['Japanese', '日本語の請求書です'],
  ['Chinese', '发票合计金额'],
  ['Korean', '한국어 청구서입니다'],
  ['Thai', 'ภาษาไทย'],
  ['Georgian and Armenian', 'ქართული Հայերեն'],
]

test.each(SCRIPTS)('%s round-trips through a PDF', async (_, text) => {
  const { bytes, missingCharacters } = await pdfOf(testDocument([paragraph(text)]))
  expect(await pdfText(bytes)).toBe(text)
  expect(missingCharacters).toEqual([])
})

test('seven scripts in one document: every word in order, all fonts embedded as subsets, no error', async () => {
  const { bytes } = await pdfOf(testDocument(SCRIPTS.map(([, text]) => paragraph(text))))
  expect((await pdfText(bytes)).split('\n')).toEqual(SCRIPTS.map(([, text]) => text))
  expect(await qpdfCheck(bytes)).toContain('No syntax or stream encoding errors found')
  const fonts = await pdfFonts(bytes)
  expect(fonts.length).toBeGreaterThan(10)
  for (const font of fonts) expect(font).toMatchObject({ embedded: 'yes', subset: 'yes', unicode: 'yes' })
})

test('reports a character that no font has, and preserves its position', async () => {
  const { bytes, missingCharacters } = await pdfOf(testDocument([paragraph('before 🙂 after 𐎠𐎠')]))
  expect(missingCharacters).toEqual(['🙂', '𐎠'])
  expect(await pdfText(bytes)).toBe('before 🙂 after 𐎠𐎠')
})

test('the same document yields the same bytes', async () => {
  const document = testDocument(SCRIPTS.map(([, text]) => paragraph(text)))
  const first = await pdfOf(document)
  const { fonts, subsetter } = await testEngine()
  expect(Buffer.compare(first.bytes, (await typeset(document, fonts, subsetter)).bytes)).toBe(0)
})

const VOCABULARY =
  `Design Łódź Grüße invoice naïve мягких французских γρήγορη αλεπού हिन्दी क्षत्रिय दस्तावेज़ ₹1,234.50 efficient
  office waffle AVATAR To. (brackets)`.split(/\s+/)
const STYLES: readonly TextStyle[] = [
  { bold: true },
  { italic: true },
  { code: true },
  { size: 7 },
  { underline: true },
]

test('3,000 words in mixed styles and scripts are extracted in order, justified or not', async () => {
  const paragraphs = Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 100 }, (__, index) => VOCABULARY[(index * 7 + row * 3) % VOCABULARY.length] ?? ''),
  )
  const document = testDocument(
    paragraphs.map((words, row) => ({
      kind: 'paragraph',
      align: row % 2 === 0 ? 'start' : 'justify',
      spaceAfter: 6,
      content: words.map((word, index) => ({
        kind: 'text',
        text: `${word} `,
        style: STYLES[(index + row) % 9] ?? {},
      })),
    })),
  )
  const { bytes } = await pdfOf(document)
  // In the order of the file: words that happen to be below one another would be interpreted as columns.
  const words = (await pdfText(bytes, '-raw')).normalize('NFC').split(/\s+/)
  expect(words).toEqual(paragraphs.flat().map((word) => word.normalize('NFC')))
})

test('700 rows in seven scripts: each is one line of the extracted text, unchanged', async () => {
  const names = [
    'عمل التصميم للشركة',
    'תכנון האתר החדש',
    'डिज़ाइन कार्य क्षेत्र',
    '設計作業一式',
    'Design work',
    'Σχεδιασμός',
    'Дизайн',
  ]
  const rows = Array.from(
    { length: 700 },
    (_, index) => [`${index}`, names[index % 7] ?? '', `₹${index}.00`] as const,
  )
  const document = testDocument([
    {
      kind: 'table',
      columns: ['content', { share: 1 }, 'content'],
      rows: rows.map((row) => ({ cells: row.map((text) => cellOf(text)) })),
    },
  ])
  const { bytes } = await pdfOf(document)
  const lines = (await pdfText(bytes, '-layout')).split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
  expect(lines.map((line) => line.normalize('NFC'))).toEqual(
    rows.map((row) => row.join(' ').normalize('NFC')),
  )
})
