import type { TextDocument } from '#lib/document/blocks.ts'
import type { Converted, ConvertJob } from '#lib/document/convert-job.ts'
import { readDocx } from '#lib/document/docx/read/read-docx.ts'
import { readHtml } from '#lib/document/html/read-html.ts'
import { readMarkdown } from '#lib/document/markdown/read-markdown.ts'
import { documentOfPages } from '#lib/document/pdf/read-pages.ts'
import { readCsv } from '#lib/document/read-csv.ts'
import { checkSize, getTitle, type ReadDocument } from '#lib/document/read-document.ts'
import { readTxt } from '#lib/document/read-txt.ts'
import { writeDocx } from '#lib/document/write-docx.ts'
import { nameCharacter } from '#lib/text/name-character.ts'
import { layOut } from '#lib/typeset/layout/lay-out.ts'
import { writeDocument } from '#lib/typeset/pdf/write-document.ts'
import { answerJobs, type Loading } from '#lib/worker/answer-jobs.ts'
import { startTypesetter, type Typesetter } from '../typeset/start-typesetter.ts'
import { decodeBitmap } from './pack-images.ts'
import { readPdfPages } from './pdf-pages.ts'

const typesetter: Typesetter = startTypesetter()
const READING = 0.4

answerJobs<ConvertJob, Converted>(async (job, report, loading) => {
  const { document, notes } = await read(job, (share) => report(share * READING))
  report(READING)
  const { bytes, missing } =
    job.to === 'docx' ? { bytes: writeDocx(document), missing: [] } : await typeset(document, report, loading)
  return { result: { bytes, notes: [...notes, ...missingNote(missing)] }, transfer: [bytes.buffer] }
})

async function typeset(
  document: TextDocument,
  report: (share: number) => void,
  loading: (loading: Loading) => void,
) {
  const fonts = await typesetter.fonts(loading)
  const coming = typesetter.subsetter()
  const laidOut = await layOut(document, fonts)
  report(0.8)
  return { bytes: await writeDocument(document, laidOut, await coming), missing: laidOut.missingCharacters }
}

async function read(
  { content, from, name, paper }: ConvertJob,
  report: (share: number) => void,
): Promise<ReadDocument> {
  if (from === 'txt' || from === 'csv') checkSize(content.size)
  if (from === 'pdf') {
    const { title, pages, notes } = await readPdfPages(content, report)
    return { document: documentOfPages(pages, title || getTitle(name)), notes }
  }
  const bytes = new Uint8Array(await content.arrayBuffer())
  switch (from) {
    case 'docx':
      return readDocx(bytes, name, decodeBitmap)
    case 'html':
      return readHtml(bytes, name, paper)
    case 'md':
      return readMarkdown(bytes, name, paper)
    case 'csv':
      return readCsv(bytes, name, paper)
    default:
      return readTxt(bytes, name, paper)
  }
}

const MAX_NAMED = 10

function missingNote(characters: readonly string[]): string[] {
  if (characters.length === 0) return []
  const named = characters.slice(0, MAX_NAMED).map(nameCharacter).join(' ')
  const more = characters.length > MAX_NAMED ? ` and ${characters.length - MAX_NAMED} more` : ''
  return [
    `No font here has ${named}${more}: a sign is shown in ${characters.length === 1 ? 'its' : 'their'} place.`,
  ]
}
