import type { Rect } from '#lib/image/size.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { wantsPassword } from '#lib/pdf/open-problem.ts'
import { parsePageRanges } from '#lib/pdf/page-ranges.ts'
import { type Result, toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import type { Inspection, ScanDocument } from './scan-job.ts'
import type { PlacedWord, ScanText } from './scan-text.ts'

/** A file of the list, what is known of it, and what was read in it. */
export type ListedScan = {
  readonly id: number
  readonly file: File
  readonly document: ScanDocument
  /** Nothing while the file is still being looked into. */
  readonly check: Result<Inspection> | undefined
  /** Page range as typed; empty for all pages. */
  readonly range: string
  /** The part of each page that is to be read, as shares of its width and height. */
  readonly part: Rect | undefined
  readonly result: ScanText | undefined
  readonly problem: Problem | undefined
  readonly isInWork: boolean
  /** Selected page, counted from 0. */
  readonly page: number
  /** The word whose place is shown. */
  readonly word: PlacedWord | undefined
}

export function getInspection({ check }: ListedScan): Inspection | undefined {
  return check?.ok ? check.value : undefined
}

/** Whether it waits for a password. */
export function isLocked({ check }: ListedScan): boolean {
  return check?.ok === false && wantsPassword(check.problem)
}

/** Returns the error of a file that could not be opened; a missing password is asked for elsewhere. */
export function getStageProblem(scan: ListedScan): Problem | undefined {
  return scan.check?.ok === false && !isLocked(scan) ? scan.check.problem : undefined
}

/** Returns the error of a wrong password. */
export function getWrongPassword({ check, document }: ListedScan): Problem | undefined {
  return check?.ok === false && document.source.password !== undefined ? check.problem : undefined
}

/** The pages that are to be read, counted from 0. */
export function wantedPages(scan: ListedScan): Result<readonly number[]> {
  const count = getInspection(scan)?.pageCount ?? 0
  return toResult(() => parsePageRanges(scan.range, count).map((number) => number - 1))
}

export function pagesText(count: number): string {
  return pluralize(count, 'page')
}

export const NO_TEXT = 'No text found on this page.'
