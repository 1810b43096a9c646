import * as v from 'valibot'
import type { DocumentSource } from '#lib/document/convert-job.ts'
import { PAPERS, type Paper } from '#lib/document/default-page.ts'
import { readDocx } from '#lib/document/docx/read/read-docx.ts'
import { readHtml } from '#lib/document/html/read-html.ts'
import { readMarkdown } from '#lib/document/markdown/read-markdown.ts'
import { readCsv } from '#lib/document/read-csv.ts'
import type { ReadDocument } from '#lib/document/read-document.ts'
import { readTxt } from '#lib/document/read-txt.ts'
import { writeDocx } from '#lib/document/write-docx.ts'
import { givenFile } from '#lib/operation/given-file.ts'
import { fileResult, type GivenFile, operation } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { nameCharacter } from '#lib/text/name-character.ts'
import { typesetWith } from '#lib/typeset/typeset.ts'

/** The pages of a PDF are read by the browser. */
const SOURCES = ['docx', 'html', 'md', 'csv', 'txt'] as const satisfies readonly DocumentSource[]
type Source = (typeof SOURCES)[number]

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export const operations = [
  operation({
    name: 'document-convert',
    title: 'Convert a document',
    summary: 'Converts a Word document, HTML, Markdown, CSV or plain text to PDF or Word.',
    seeAlso: 'For tables as data use csv-to-json.',
    params: v.strictObject({
      file: givenFile,
      to: v.optional(v.picklist(['pdf', 'docx']), 'pdf'),
      from: v.optional(v.picklist(['by name', ...SOURCES]), 'by name'),
      paper: v.optional(v.picklist(paperNames()), 'a4'),
    }),
    input: { field: 'file', accepts: 'file' },
    gives: 'file',
    notes: { paper: 'Of documents that name none.' },
    examples: [
      {
        params: { file: { name: 'note.md', text: '# Zoë\n\nOne **bold** word.\n' }, to: 'pdf' },
        result: {
          name: 'note.pdf',
          sha256: 'e7fae51c77e0281778e72a129def9596639310594cc96107e09867597ea1e204',
        },
      },
      {
        params: { file: { name: 'table.csv', text: 'a,b\n1,2\n' }, to: 'docx' },
        result: {
          name: 'table.docx',
          sha256: '1fa3d5ac23e11df56828a30cf8ec23d33b8d5d86ffaa386052f431fab1af6960',
        },
      },
      {
        params: {
          file: {
            name: 'page.html',
            text: '<h1>Zoë</h1><p>One <b>bold</b> word<p>and <a href=https://example.org>a link</a>',
          },
          to: 'docx',
        },
        result: {
          name: 'page.docx',
          sha256: 'd029a0f3ace761a63143eb3520670e45b64b53a7f284f125574eb4e0d9566b79',
        },
      },
    ],
    async run({ file, from, to, paper }, { typesetFile }) {
      const { document, notes } = await read(file, from === 'by name' ? getSource(file.name) : from, paper)
      const name = `${file.name.replace(/\.[^.]+$/, '')}.${to}`
      if (to === 'docx') return fileResult(name, writeDocx(document), TYPES.docx, notes)
      const { bytes, missingCharacters } = await typesetWith(typesetFile, document)
      const missing =
        missingCharacters.length > 0
          ? [`No font here has ${missingCharacters.map(nameCharacter).join(' ')}.`]
          : []
      return fileResult(name, bytes, TYPES.pdf, [...notes, ...missing])
    },
  }),
]

function paperNames(): Paper[] {
  return Object.keys(PAPERS).filter((name): name is Paper => name in PAPERS)
}

function getSource(name: string): Source {
  const ending = name.split('.').at(-1)?.toLowerCase()
  const source = SOURCES.find((one) => one === ending)
  if (source) return source
  throw new UserError(
    `"${name}" cannot be converted here.`,
    `Files that end in ${SOURCES.join(', ')} can, or name its kind with from.`,
  )
}

async function read({ name, bytes }: GivenFile, from: Source, paper: Paper): Promise<ReadDocument> {
  switch (from) {
    case 'docx':
      // Pictures other than JPEG and PNG are decoded by browsers: they leave their room.
      return readDocx(bytes, name, async () => undefined)
    case 'html':
      return readHtml(bytes, name, paper)
    case 'md':
      return readMarkdown(bytes, name, paper)
    case 'csv':
      return readCsv(bytes, name, paper)
    case 'txt':
      return readTxt(bytes, name, paper)
  }
}
