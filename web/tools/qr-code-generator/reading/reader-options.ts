import type { ReaderOptions } from 'zxing-wasm/reader'

/** As simple phones read: no second look, no inverted colors. */
export const AS_PHONES: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: false,
  tryInvert: false,
  tryRotate: false,
  tryDownscale: false,
}

export const AS_WELL_AS_CAN_BE: ReaderOptions = { tryHarder: true, tryInvert: true }
