import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type QrCode, QUIET_ZONE } from './encode-qr.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

const SCALE = 2

/** A code as a gray picture, a byte a pixel: its modules, whole pixels each, in their quiet zone. */
export function imageOf({ size, dark }: QrCode) {
  const side = (size + 2 * QUIET_ZONE) * SCALE
  const gray = new Uint8Array(side * side).fill(255)
  for (let y = 0; y < size * SCALE; y++)
    for (let x = 0; x < size * SCALE; x++)
      if (dark[Math.floor(y / SCALE) * size + Math.floor(x / SCALE)])
        gray[(y + QUIET_ZONE * SCALE) * side + x + QUIET_ZONE * SCALE] = 0
  return { side, gray }
}

/** Returns ZXing's result for the image of a code, like a phone: no retries, no inverted colors. */
export async function readByZxing(code: QrCode): Promise<{ readonly text: string; readonly about: string }> {
  const { side, gray } = imageOf(code)
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [at, light] of gray.entries()) data.fill(light, at * 4, at * 4 + 3)
  // Node has no ImageData; the reader uses only these fields.
  const image = { data, width: side, height: side, colorSpace: 'srgb' } as unknown as ImageData
  const [result] = await readBarcodes(image, {
    formats: ['QRCode'],
    tryHarder: false,
    tryInvert: false,
    tryRotate: false,
    tryDownscale: false,
  })
  return { text: result?.text ?? '', about: result ? `${result.ecLevel} ${result.extra}` : 'nothing read' }
}
