import { formatBytes, megabytesUp } from '#lib/bytes/format-bytes.ts'
import type { ListedPdf } from './listed-pdf.ts'

const MAX_FILES = 50
const MAX_BYTES = 500 * 1024 * 1024
export const LIMITS = `Up to ${MAX_FILES} files, ${formatBytes(MAX_BYTES)} together.`

/** Result of checking a file's first bytes. */
export type HeadCheck = 'pdf' | 'other' | 'empty' | 'unreadable'
export type CheckedFile = { readonly file: File; readonly head: HeadCheck }

type Acceptance = {
  readonly accepted: readonly File[]
  /** Names of skipped files that are not PDFs, reported in one note. */
  readonly skipped: readonly string[]
  /** A sentence for each file that is refused for another reason. */
  readonly errors: readonly string[]
}

/** Separates accepted from rejected files, in order, so that the limits apply to all of them. */
export function acceptFiles(rows: readonly ListedPdf[], files: readonly CheckedFile[]): Acceptance {
  const sources = new Map(rows.map(({ sourceId, file }) => [sourceId, file.size]))
  let total = [...sources.values()].reduce((sum, size) => sum + size, 0)
  const accepted: File[] = []
  const errors: string[] = []
  for (const { file, head } of files) {
    if (head === 'other') continue
    const error = HEAD_ERRORS[head]?.(file.name) ?? limitError(file, sources.size + accepted.length, total)
    if (error !== undefined) {
      errors.push(error)
      continue
    }
    accepted.push(file)
    total += file.size
  }
  const skipped = files.filter(({ head }) => head === 'other').map(({ file }) => file.name)
  return { accepted, errors, skipped }
}

const HEAD_ERRORS: Readonly<Partial<Record<HeadCheck, (name: string) => string>>> = {
  empty: (name) => `"${name}" is empty.`,
  unreadable: (name) => `"${name}" could not be read.`,
}

function limitError({ name, size }: File, count: number, total: number): string | undefined {
  if (size > MAX_BYTES)
    return `"${name}" is too large (${megabytesUp(size)} MB). The limit is ${formatBytes(MAX_BYTES)}.`
  if (count >= MAX_FILES) return `"${name}" was not added. The limit is ${MAX_FILES} files.`
  if (total + size > MAX_BYTES)
    return `"${name}" was not added. All files together may be up to ${formatBytes(MAX_BYTES)}.`
  return undefined
}

/** "2 files were skipped because they are not PDFs", or nothing. */
export function skipNote(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? '1 file was skipped because it is not a PDF'
    : `${count} files were skipped because they are not PDFs`
}

/** Upper bound of names in a list of files; more are counted. */
const MAX_NAMED = 5

/** "notes.txt, photo.jpg", or "a.txt, b.txt, c.txt, d.txt, e.txt and 3 more". */
export function listNames(names: readonly string[]): string {
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''
  return `${names.slice(0, MAX_NAMED).join(', ')}${more}`
}
