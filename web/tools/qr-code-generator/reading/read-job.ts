import type { ReaderOptions } from 'zxing-wasm/reader'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import type { Design } from '../drawing/design.ts'

/** Reader engine, which a worker starts once and then caches. */
export type Engine = WorkerDocument<'zxing'>

export type CheckJob = { readonly kind: 'check'; readonly document: Engine; readonly design: Design }
export type ScanJob = {
  readonly kind: 'scan'
  readonly document: Engine
  readonly image: ImageBitmap | Blob
}

/** A code that was found, with the name of its kind. */
export type Found = { readonly text: string; readonly format: string }

/** Of a check: what was read, if anything. Of a scan: all that was found. */
export type ReadAnswer = readonly Found[]

/** As simple phones read: no second look, no inverted colors. */
export const AS_PHONES: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: false,
  tryInvert: false,
  tryRotate: false,
  tryDownscale: false,
}

export const AS_WELL_AS_CAN_BE: ReaderOptions = { tryHarder: true, tryInvert: true }
