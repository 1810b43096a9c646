import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testEngine } from '../../typeset/engine.fixture.ts'
import { pdfText, qpdfCheck } from '../../typeset/pdf-validators.fixture.ts'
import { typeset } from '../../typeset/typeset.ts'
import { writeDocx } from '../write-docx.ts'
import { readDocx } from './read/read-docx.ts'

const engine = testEngine()
const read = (name: string) =>
  readDocx(
    new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.docx`))),
    `${name}.docx`,
  )

/** As LibreOffice 7.4 lays them out, and words that stand on their last page. */
const PAGES: readonly (readonly [name: string, pages: number, last: string])[] = [
  ['arabic', 1, 'تفاح'],
  ['chinese', 1, '年度报告'],
  ['columns', 2, 'journey answer common'],
  ['columns-long', 4, 'After'],
  ['contents', 4, 'declaration on the granting'],
  ['declaration', 4, 'declaration on the granting'],
  ['fancy-footer', 2, 'page two'],
  ['first-page', 2, 'page two'],
  ['footnotes', 1, 'snoska'],
  ['hebrew', 1, 'תפוח'],
  ['japanese', 2, 'りんご'],
  ['nested-numbers', 1, '13. carrying on @ 13'],
  ['number-indents', 1, '1.'],
  ['sections', 4, 'section'],
  ['table-heads', 1, 'Table'],
  ['three-columns-header', 2, 'page two'],
  ['unicode-header', 2, 'page two'],
]

test.each(PAGES)('%s has %i pages, as LibreOffice lays it out', async (name, count, last) => {
  const { fonts, subsetter } = await engine
  const { document } = await read(name)
  const { bytes, pages } = await typeset(document, fonts, subsetter)
  expect(pages.length).toBe(count)
  expect((await pdfText(bytes, '-f', String(count))).toLowerCase()).toContain(last.toLowerCase())
  expect(await qpdfCheck(bytes)).toContain('No syntax or stream encoding errors found')
})

test.each(PAGES)('%s keeps its words when it is written again', async (name) => {
  const { document } = await read(name)
  const again = await readDocx(writeDocx(document), 'again.docx')
  expect(wordsOf(again.document.blocks)).toEqual(wordsOf(document.blocks))
})

/** All text, in order, wherever it stands. */
function wordsOf(value: unknown): string[] {
  const texts: string[] = []
  const visit = (one: unknown) => {
    if (Array.isArray(one)) one.forEach(visit)
    else if (typeof one === 'object' && one !== null) {
      if ('label' in one && typeof one.label === 'object' && one.label && 'text' in one.label)
        texts.push(`${one.label.text} `)
      if ('kind' in one && one.kind === 'text' && 'text' in one) texts.push(String(one.text))
      for (const [key, child] of Object.entries(one)) if (key !== 'label' && key !== 'style') visit(child)
      if ('kind' in one && (one.kind === 'paragraph' || one.kind === 'heading')) texts.push(' ')
    }
  }
  visit(value)
  return texts
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '')
}
