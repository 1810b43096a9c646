import { expect, test } from 'vitest'
import { UserError } from '../../../result/user-error.ts'
import { testDocx, wordParagraph } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

async function blocksOf(body: string, parts: Readonly<Record<string, string>> = {}) {
  return (await readDocx(testDocx(body, parts), 'letter.docx')).document.blocks
}

test.each([
  ['w:beforeAutospacing="1" w:before="40" w:after="60"', 14, 3],
  ['w:afterAutospacing="1" w:before="40" w:after="60"', 2, 14],
])('of a paragraph with %s that side alone is as in a browser', async (spacing, spaceBefore, spaceAfter) => {
  const [block] = await blocksOf(wordParagraph('x', `<w:spacing ${spacing}/>`))
  expect(block).toMatchObject({ spaceBefore, spaceAfter })
})

test.each([
  [
    'an external entity',
    '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    'A document type is not allowed',
  ],
  ['endless nesting', '<a>'.repeat(1200), 'It is nested too deeply'],
])('%s is refused with a sentence', async (_, xml, message) => {
  await expect(readDocx(testDocx(xml), 'x.docx')).rejects.toThrow(message)
})

test('10,000 tables within each other are refused, and the page lives on', async () => {
  const body = `${'<w:tbl><w:tr><w:tc>'.repeat(10_000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(10_000)}`
  await expect(readDocx(testDocx(body), 'x.docx')).rejects.toThrow(UserError)
})

test('reads a section with several columns, which ends without an extra line', async () => {
  const section = (inner: string) => `<w:sectPr><w:type w:val="continuous"/>${inner}</w:sectPr>`
  const body = `${wordParagraph('title', section(''))}${wordParagraph('in columns')}
<w:p><w:pPr>${section('<w:cols w:num="3" w:space="240" w:sep="1"/>')}</w:pPr></w:p>
${wordParagraph('uneven')}${section('<w:cols w:num="2" w:equalWidth="0"><w:col w:w="3000" w:space="400"/><w:col w:w="6000"/></w:cols>')}`
  expect(await blocksOf(body)).toMatchObject([
    { kind: 'paragraph', content: [{ text: 'title' }] },
    {
      kind: 'columns',
      count: 3,
      gap: 12,
      hasRule: true,
      isBalanced: true,
      blocks: [{ content: [{ text: 'in columns' }] }],
    },
    { kind: 'columns', count: 2, gap: 20, hasRule: false, isBalanced: false },
  ])
})

test('a column break parts its paragraph', async () => {
  const [columns] = await blocksOf(
    `<w:p><w:r><w:t>a</w:t><w:br w:type="column"/><w:t>b</w:t></w:r></w:p><w:sectPr><w:cols w:num="2"/></w:sectPr>`,
  )
  expect(columns).toMatchObject({
    blocks: [{ content: [{ text: 'a' }] }, { kind: 'column-break' }, { content: [{ text: 'b' }] }],
  })
})

test('an endnote has the number of its reference, lowercase Roman by default', async () => {
  const reference = (id: number) => `<w:p><w:r><w:endnoteReference w:id="${id}"/></w:r></w:p>`
  const note = (id: number) =>
    `<w:endnote w:id="${id}"><w:p><w:r><w:endnoteRef/><w:t xml:space="preserve"> note</w:t></w:r></w:p></w:endnote>`
  const blocks = await blocksOf(reference(2) + reference(3), { endnotes: note(2) + note(3) })
  expect(blocks).toMatchObject([
    { content: [{ text: 'i' }] },
    { content: [{ text: 'ii' }] },
    { kind: 'rule', length: 144 },
    { content: [{ text: 'i note' }] },
    { content: [{ text: 'ii note' }] },
  ])
})

test('a document of 130,000 paragraphs has them all', async () => {
  expect(await blocksOf('<w:p/>'.repeat(130_000))).toHaveLength(130_000)
})

test('a small file that unpacks to millions of paragraphs is refused before they are read', async () => {
  await expect(blocksOf('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(1_000_001))).rejects.toThrow(
    /^This document is too long: It has 6,000,\d\d\d tags inside/,
  )
})
