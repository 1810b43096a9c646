import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { convertDocument } from './convert.ts'

const still = new AbortController().signal

async function documentXml(content: string, name: string, from: 'html' | 'md' | 'docx') {
  const { bytes, notes } = await convertDocument(
    new Blob([content]),
    name,
    from,
    'docx',
    { paper: 'a4' },
    still,
    () => {},
  )
  return { xml: strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()), notes }
}

test('converts a web page without running its scripts, and reports omitted remote images', async () => {
  const page =
    '<h1>Report</h1><script>document.title = "ran"</script><p>One <b>bold</b> word<img src="https://example.org/a.png">'
  const { xml, notes } = await documentXml(page, 'report.html', 'html')
  expect(xml).toContain('<w:pStyle w:val="Heading1"/>')
  expect(xml).toContain('<w:rPr><w:b/><w:bCs/></w:rPr><w:t xml:space="preserve">bold</w:t>')
  expect(notes).toEqual(['1 script was left out.', '1 picture from other sites was left out.'])
  expect(document.title).not.toBe('ran')
})

test('a file that is not a document shows what to do', async () => {
  await expect(documentXml('no zip', 'letter.docx', 'docx')).rejects.toThrow(
    new UserError(
      'This file is not a Word document (.docx), or it is damaged',
      'Open it in the program that made it and save it again.',
    ),
  )
})
