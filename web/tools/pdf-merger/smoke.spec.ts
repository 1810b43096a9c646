import { expect, test } from '#e2e/browsers/test.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { samplePdf } from './pdfs.fixture.ts'

test('PDFs are chosen, put in order by keys, and merged; one alone is not', async ({ tab }) => {
  await tab.open('/pdf-merger')
  await tab.upload('Choose PDFs', { name: 'A.pdf', bytes: samplePdf('A', { pageCount: 2 }) })
  await tab.says('Please select at least 2 PDF files to merge')
  await tab.upload('Choose PDFs', { name: 'B.pdf', bytes: samplePdf('B', { pageCount: 3 }) })
  await tab.shows('PDFs', /B\.pdf.*3 pages/, 'list')
  await tab.focus('button', 'Move B.pdf up')
  await tab.press('Enter')
  await tab.shows('PDFs', /B\.pdf.*A\.pdf/s, 'list')
  const merged = await tab.saves('Merge & Download', 'merged_document.pdf')
  expect(await inspectPdf('merged.pdf', merged)).toMatchObject({ pageCount: 5 })
})
