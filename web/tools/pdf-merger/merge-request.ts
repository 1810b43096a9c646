import * as v from 'valibot'
import type { Problem } from '#lib/result/user-error.ts'
import { getLabels, type ListedPdf, rangeError } from './listed-pdf.ts'
import type { MergeOptions } from './merge-pdfs.ts'
import { MERGE_FAILURE } from './open-errors.ts'

/** One entry for the worker, which reads the file there. */
type MergeEntry = Pick<ListedPdf, 'file' | 'pages' | 'password' | 'turns'> & { readonly name: string }
export type MergeRequest = { readonly documents: readonly MergeEntry[]; readonly options: MergeOptions }

export const TOO_FEW = 'Please select at least 2 PDF files to merge'
export const DEFAULT_NAME = 'merged_document.pdf'

export function mergeEntries(rows: readonly ListedPdf[]): readonly MergeEntry[] {
  const labels = getLabels(rows)
  return rows.map(({ id, file, pages, password, turns }) => ({
    name: labels.get(id) ?? file.name,
    file,
    pages,
    password,
    turns,
  }))
}

/** Whether two lists request the same merge, ignoring later information about their files. */
export function isSameRequest(a: readonly ListedPdf[], b: readonly ListedPdf[]): boolean {
  if (a.length !== b.length) return false
  return a.every(({ id, pages, password, turns }, index) => {
    const other = b[index]
    return other?.id === id && other.pages === pages && other.password === password && other.turns === turns
  })
}

/** Returns whether only some pages of one file are requested: an extraction, not a merge. */
export function isPartOfOne(rows: readonly Pick<ListedPdf, 'pages'>[]): boolean {
  return rows.length === 1 && rows[0]?.pages.trim() !== ''
}

/** Returns whether the only file was opened with a password: its pages can be saved without it. */
export function isUnlockedOne(rows: readonly ListedPdf[]): boolean {
  const [only] = rows
  return rows.length === 1 && only?.check?.ok === true && only.check.isEncrypted
}

/** Why the rows cannot be merged as they stand, naming each file in question. */
export function mergeProblem(rows: readonly ListedPdf[]): Problem | undefined {
  if (rows.length < 2 && !isPartOfOne(rows) && !isUnlockedOne(rows)) return { message: TOO_FEW, detail: '' }
  const labels = getLabels(rows)
  const errors = rows.flatMap((row) => {
    if (row.check?.ok === false) return row.check.error
    const error = rangeError(row)
    return error === undefined ? [] : `${labels.get(row.id) ?? row.file.name}: ${error}`
  })
  return errors.length === 0 ? undefined : { message: MERGE_FAILURE, detail: [...new Set(errors)].join('\n') }
}

/** Tells when a protected file would become open to everyone by the merge. */
export function protectionNote(rows: readonly ListedPdf[], password: string): string {
  const names = new Set(rows.flatMap(({ check, file }) => (check?.ok && check.isEncrypted ? file.name : [])))
  if (names.size === 0 || password !== '') return ''
  const subject = names.size === 1 ? `${[...names][0]} is protected` : `${names.size} files are protected`
  return `${subject}; the merged file will not be, unless you set a password for it.`
}

/** Returns a name valid on every system, ending in `.pdf`. */
export function outputName(typed: string): string {
  const name = typed.trim().replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
  if (/^(\.pdf)?$/i.test(name)) return DEFAULT_NAME
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`
}

/** Options stored between visits; a password never is. */
export const StoredOptions = v.object({
  fileName: v.optional(v.string(), DEFAULT_NAME),
  title: v.optional(v.string(), ''),
  bookmarkPerFile: v.optional(v.boolean(), false),
  startOnOddPage: v.optional(v.boolean(), false),
})
export type StoredOptions = v.InferOutput<typeof StoredOptions>
