import { readFileSync } from 'node:fs'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { loadPageObjects } from './load-page-objects.ts'
import { textLines } from './text-lines.ts'
import { isWordGap } from './word-gap.ts'

test.each([
  [1.02, 10, false],
  [1.03, 10, true],
  [2.04, 20, false],
  [-3, 10, false],
])('isWordGap(): a gap of %d at size %d: %o', (gap, size, expected) => {
  expect(isWordGap(gap, size)).toBe(expected)
})

/** The lines of a page, as the converter and as `getTextContent` of pdf.js read them. */
async function readTwice(name: string): Promise<{ lines: string[]; layer: string[] }> {
  const data = new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))
  const pdf = await getDocument({ data, verbosity: 0, fontExtraProperties: true, useSystemFonts: false })
    .promise
  const page = await pdf.getPage(1)
  const operators = new Map(Object.entries(OPS).map(([operator, number]) => [number, operator]))
  const { texts, links } = await loadPageObjects(page, operators, new Map())
  const { items } = await page.getTextContent()
  const layer = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  await pdf.loadingTask.destroy()
  return { lines: textLines(texts, links).map(({ text }) => text), layer: layer.split('\n') }
}

test('the converter and the text layer for OCR read the same words at every distance', async () => {
  const { lines, layer } = await readTwice('gaps.pdf')
  const apart = [130, 150, 170, 190, 210, 230, 250, 300].map((gap) => `k${gap} alpha beta gamma delta`)
  const expected = ['k100alphabetagammadelta', ...apart]
  expect(lines).toEqual([...expected, ...expected])
  expect(layer.filter((line) => line !== '')).toEqual(lines)
})
