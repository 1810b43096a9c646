import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Design } from '../drawing/design.ts'
import { getFileName } from '../file-name.ts'
import { type BatchJob, MAX_CODES } from './batch-job.ts'
import type { BatchItem } from './read-lines.ts'

export type BatchFile = { readonly name: string; readonly content: Blob | string }

/** Turns a design into the content of a file. */
type WriteDesign = (design: Design) => Promise<Blob> | string

/**
 * Creates a file per item, in order, and an error sentence per failed item; one failure never stops the others. Throws
 * UserError if the list is empty or too long.
 */
export async function makeBatch(
  { items, settings, logo, format }: BatchJob,
  write: WriteDesign,
  report: (fraction: number) => void,
): Promise<{ readonly files: readonly BatchFile[]; readonly failures: readonly string[] }> {
  if (items.length === 0) throw new UserError('No input text')
  if (items.length > MAX_CODES)
    throw new UserError(`This list has ${items.length} codes. The limit is ${MAX_CODES} at a time.`)
  const files: BatchFile[] = []
  const failures: string[] = []
  for (const [index, item] of items.entries()) {
    try {
      const code = encodeQr(item.text, { level: logo ? 'H' : settings.level })
      const content = await write({ code, settings, logo })
      files.push({ name: batchName(item, index, items.length, format.toLowerCase()), content })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      failures.push(`Code ${index + 1}: ${error.message}`)
    }
    report((index + 1) / items.length)
  }
  return { files, failures }
}

/** Returns a numbered file name, so that files sort in list order and names are unique. */
export function batchName({ text, name }: BatchItem, index: number, count: number, ending: string): string {
  const number = String(index + 1).padStart(String(count).length, '0')
  // Characters that file systems reject, and those that change the location of a file.
  const own = name
    .trim()
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .slice(0, 80)
    // Half a character that the cut has left.
    .replace(/[\ud800-\udbff]$/, '')
  return own === '' ? `${number}_${getFileName(text, ending)}` : `${number}_${own}.${ending}`
}
