import { readFileSync } from 'node:fs'
import { test } from '#e2e/browsers/test.ts'

/** Recognition is slow while two other browsers use the processor, too. */
const READING_MS = 60_000

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))

test('a page is read and saved; text with the name of a picture is refused', async ({ tab }) => {
  await tab.open('/ocr-extractor')
  await tab.upload('Choose image or PDF', { name: 'text.png', bytes: 'no picture' })
  await tab.warns('"text.png" is not a supported file type.')
  await tab.click('button', 'Remove text.png')
  await tab.upload('Choose image or PDF', { name: 'note.png', bytes: fixture('note.png') })
  await tab.click('button', 'Extract Text')
  await tab.shows(
    'Extracted text',
    /^The ferry leaves at 9:45 from pier 7\.\n\nTickets cost \$12\.50/,
    'textbox',
    READING_MS,
  )
  const saved = await tab.saves('Download', 'extracted-text.txt')
  if (!saved.toString().endsWith('warm clothes and a camera.')) throw new Error(saved.toString())
})

test('a PDF yields its own text, and its scanned page is recognized', async ({ tab }) => {
  await tab.open('/ocr-extractor')
  await tab.upload('Choose image or PDF', { name: 'mixed.pdf', bytes: fixture('mixed.pdf') })
  await tab.click('button', 'Extract Text')
  await tab.shows('Extracted text', /^A digital page\n.*\f.*The ferry leaves/s, 'textbox', READING_MS)
})
