import * as v from 'valibot'
import { givenFile } from '#lib/operation/given-file.ts'
import { dataResult, fileResult, operation } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { mergePdfs } from './merge-pdfs.ts'
import { DEFAULT_NAME, outputName, StoredOptions, TOO_FEW } from './merge-request.ts'
import { REPAIRED } from './open-errors.ts'

const { bookmarkPerFile, startOnOddPage, title } = StoredOptions.entries
const texts = v.optional(v.array(v.string()), [])

/** A file of one page, for the example. */
function page(text: string): string {
  const content = `BT /F1 24 Tf 20 50 Td (${text}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const places: string[] = []
  let file = '%PDF-1.4\n'
  objects.forEach((object, index) => {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`
  return `${file}${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
}

export const operations = [
  operation({
    name: 'pdf-merge',
    title: 'Merge PDF files',
    summary:
      'Merges PDF files with their bookmarks, links, forms and attachments; pages are kept as they are.',
    params: v.strictObject({
      files: v.array(givenFile),
      pages: texts,
      passwords: texts,
      password: v.optional(v.string(), ''),
      name: v.optional(v.string(), DEFAULT_NAME),
      title,
      bookmarkPerFile,
      startOnOddPage,
    }),
    input: { field: 'files', accepts: 'files' },
    gives: 'file',
    mediaTypes: ['application/pdf'],
    notes: {
      pages: 'Of each file in their order, such as 1-3,7,10-; empty for all.',
      passwords: 'Of each file in their order; empty for none.',
      password: 'Encrypts the merged file with AES-256.',
      title: 'Of the merged file; without it, that of the first file.',
      bookmarkPerFile: 'One bookmark per file, with its own below it.',
      startOnOddPage: 'Adds blank pages so that each file starts on an odd page.',
    },
    examples: [
      {
        params: {
          files: [
            { name: 'one.pdf', text: page('One') },
            { name: 'two.pdf', text: page('Two') },
          ],
          bookmarkPerFile: true,
        },
        result: {
          name: 'merged_document.pdf',
          sha256: 'a17671297fb55b6092468d757542276bbca5951c52d81d2882290b7a3945d795',
        },
      },
    ],
    async run({ files, pages, passwords, name, ...options }, { fillRandom, report }) {
      // One file makes sense only to save some of its pages, or to save it without its password.
      const isOne = files.length === 1 && Boolean(passwords[0] || pages[0])
      if (files.length < 2 && !isOne) throw new UserError(TOO_FEW)
      assertLimit('pages', pages, files.length)
      assertLimit('passwords', passwords, files.length)
      const sources = files.map((file, index) => ({
        ...file,
        pages: pages[index] ?? '',
        ...(passwords[index] && { password: passwords[index] }),
      }))
      const { bytes, notes } = await mergePdfs(sources, options, report, (length) => {
        const bytes = new Uint8Array(length)
        fillRandom(bytes)
        return bytes
      })
      return fileResult(outputName(name), bytes, 'application/pdf', notes)
    },
  }),
  operation({
    name: 'pdf-check',
    title: 'Check a PDF file',
    summary: 'Whether a PDF file opens, its number of pages, and whether it is encrypted or damaged.',
    params: v.strictObject({ file: givenFile, password: v.optional(v.string()) }),
    input: { field: 'file', accepts: 'file' },
    gives: 'data',
    data: v.strictObject({
      valid: v.boolean(),
      reason: v.nullable(v.string()),
      pages: v.nullable(v.number()),
      isEncrypted: v.nullable(v.boolean()),
      isDamaged: v.nullable(v.boolean()),
    }),
    examples: [
      {
        params: { file: { name: 'one.pdf', text: page('One') } },
        result: { valid: true, reason: null, pages: 1, isEncrypted: false, isDamaged: false },
      },
      {
        params: { file: { name: 'cut.pdf', text: page('Cut').split('xref')[0] ?? '' } },
        hasFailed: true,
        result: { valid: false, reason: REPAIRED, pages: 1, isEncrypted: false, isDamaged: true },
      },
    ],
    async run({ file, password }) {
      const { name, bytes } = file
      const check = await inspectPdf(name, bytes, password)
      if (!check.ok) {
        const unknown = { pages: null, isEncrypted: null, isDamaged: null }
        return { ...dataResult({ valid: false, reason: check.error, ...unknown }), hasFailed: true }
      }
      const { pageCount: pages, isEncrypted, isRepaired: isDamaged } = check
      const valid = !isDamaged
      const reason = isDamaged ? REPAIRED : null
      return { ...dataResult({ valid, reason, pages, isEncrypted, isDamaged }), hasFailed: !valid }
    },
  }),
]

function assertLimit(field: string, given: readonly string[], files: number): void {
  if (given.length > files) throw new UserError(`${field}: There are ${given.length} for ${files} files.`)
}
