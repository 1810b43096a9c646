import { type OpenProblem, PdfOpenError } from '#lib/pdf/open-problem.ts'
import { readPageTree } from '#lib/pdf/page-tree.ts'
import { openPdf } from '#lib/pdf/pdf-file.ts'
import { openErrorMessage } from './open-errors.ts'

/** Data about an added file that the page needs; plain data for transfer between workers. */
export type PdfInspection =
  | {
      readonly ok: true
      readonly pageCount: number
      readonly isEncrypted: boolean
      readonly isRepaired: boolean
    }
  | { readonly ok: false; readonly problem: OpenProblem | 'no-pages'; readonly error: string }

/** Opens a file as a merge would, and returns its page count, or the reason why it cannot be merged. */
export async function inspectPdf(name: string, bytes: Uint8Array, password?: string): Promise<PdfInspection> {
  try {
    const file = await openPdf(bytes, password)
    const pageCount = readPageTree(file).pages.length
    if (pageCount > 0)
      return { ok: true, pageCount, isEncrypted: file.isEncrypted, isRepaired: file.isRepaired }
    return { ok: false, problem: 'no-pages', error: `${name}: it has no pages` }
  } catch (error) {
    if (!(error instanceof PdfOpenError)) throw error
    return { ok: false, problem: error.problem, error: openErrorMessage(error.problem, name) }
  }
}
