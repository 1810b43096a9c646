import type { ReadPage } from '#lib/ocr/read-page.ts'
import type { ReadingWish, ScanKind } from '#lib/ocr/reading-wish.ts'
import type { ScanChanges, ScanSteps } from '#lib/picture/scan/prepare-scan.ts'
import type { Rect } from '#lib/picture/size.ts'
import type { Held } from '#lib/worker/messages.ts'

/** A file, and the password that opens it. */
export type ScanOpening = { readonly file: File; readonly password: string | undefined }
export type ScanDocument = Held<ScanOpening>

/** Looks into a file. */
export type InspectJob = { readonly kind: 'inspect'; readonly document: ScanDocument }
export type Inspection = { readonly kind: ScanKind; readonly pageCount: number }

/** Makes pictures of a page as it comes and as it is read, small enough to be shown. */
export type ShowJob = {
  readonly kind: 'show'
  readonly document: ScanDocument
  readonly page: number
  readonly steps: ScanSteps
  readonly part: Rect | undefined
}
export type ShownPage = { readonly before: Blob; readonly after: Blob; readonly changes: ScanChanges }

export type ReadJob = {
  readonly kind: 'read'
  readonly document: ScanDocument
  readonly page: number
  readonly wish: ReadingWish
}

export type ScanJob = InspectJob | ShowJob | ReadJob
export type ScanAnswer = Inspection | ShownPage | ReadPage
