import { expect, test } from 'vitest'
import type { TextDocument } from '../document/blocks.ts'
import { paragraph, testDocument } from './test-documents.ts'
import { testEngine } from './test-engine.ts'
import { pdfFonts, pdfText, qpdfCheck } from './test-judges.ts'
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

test.each(SCRIPTS)('%s comes out of a PDF as it went in', async (_, text) => {
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

test('a character that no font has is named, and its place is kept', async () => {
  const { bytes, missingCharacters } = await pdfOf(testDocument([paragraph('before 🙂 after 𐎠𐎠')]))
  expect(missingCharacters).toEqual(['🙂', '𐎠'])
  expect(await pdfText(bytes)).toBe('before 🙂 after 𐎠𐎠')
})

test('the same document gives the same bytes', async () => {
  const document = testDocument(SCRIPTS.map(([, text]) => paragraph(text)))
  const first = await pdfOf(document)
  const { fonts, subsetter } = await testEngine()
  expect(Buffer.compare(first.bytes, (await typeset(document, fonts, subsetter)).bytes)).toBe(0)
})
