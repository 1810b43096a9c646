import { toRgba } from './tiff-colors.ts'
import { JPEG, type TiffChunk, type TiffPage } from './tiff-page.ts'
import { blockReader, readRow, rowBytes } from './tiff-samples.ts'

/** Unpacks a chunk to rows of samples as stored; those of JPEG are RGB. */
export type UnpackChunk = (chunk: TiffChunk) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>

/** Decodes the pixels of a page to RGBA, chunk by chunk. Bytes that are missing are 0. */
export async function decodeTiffPage(
  page: TiffPage,
  isLittle: boolean,
  unpack: UnpackChunk,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const pixels = new Uint8ClampedArray(page.width * page.height * 4)
  const isBlocks = page.photometric === 'ycbcr' && page.compression !== JPEG
  const planes = page.isSeparate ? page.samples : 1
  const perPlane = page.chunks.length / planes
  const shown: TiffPage = page.compression === JPEG ? { ...page, photometric: 'rgb', samples: 3 } : page
  for (let index = 0; index < perPlane; index++) {
    const parts = Array.from({ length: planes }, (_, plane) => page.chunks[plane * perPlane + index])
    const [chunk] = parts
    if (!chunk) continue
    const bytes: Uint8Array<ArrayBuffer>[] = []
    for (const part of parts) bytes.push(part ? await unpack(part) : new Uint8Array())
    if (isBlocks) putBlocks(pixels, shown, chunk, bytes[0] ?? new Uint8Array())
    else putRows(pixels, shown, chunk, bytes, isLittle)
  }
  return pixels
}

function putRows(
  pixels: Uint8ClampedArray,
  page: TiffPage,
  chunk: TiffChunk,
  planes: readonly Uint8Array<ArrayBuffer>[],
  isLittle: boolean,
): void {
  const { bits, isFloat, predictor, isSeparate } = page
  const samples = isSeparate ? 1 : page.samples
  const layout = { bits, isFloat, predictor, isLittle, samples, width: chunk.width }
  const size = rowBytes(layout)
  const setPixel = toRgba(page)
  const right = Math.min(chunk.width, page.width - chunk.x)
  for (let y = 0; y < chunk.height && chunk.y + y < page.height; y++) {
    const stored = planes.map((bytes) => paddedRow(bytes, y * size, size))
    const rows = stored.map((row) => readRow(row, layout))
    let x = 0
    const [only] = rows
    const sample =
      isSeparate || !only
        ? (index: number) => rows[index]?.(x) ?? 0
        : (index: number) => only(x * samples + index)
    const start = ((chunk.y + y) * page.width + chunk.x) * 4
    if (isPlainRgb(page)) {
      copyRgb(pixels, start, stored[0] ?? new Uint8Array(), right)
      continue
    }
    for (; x < right; x++) setPixel(pixels, start + x * 4, sample)
  }
}

/** Whether the rows are red, green and blue of 8 bits, as in most files. */
function isPlainRgb({ photometric, bits, samples, isSeparate }: TiffPage): boolean {
  return photometric === 'rgb' && bits === 8 && samples === 3 && !isSeparate
}

function copyRgb(pixels: Uint8ClampedArray, start: number, row: Uint8Array, count: number): void {
  for (let at = start, from = 0; from < count * 3; at += 4, from += 3) {
    pixels[at] = row[from] ?? 0
    pixels[at + 1] = row[from + 1] ?? 0
    pixels[at + 2] = row[from + 2] ?? 0
    pixels[at + 3] = 255
  }
}

/** Returns a row as a view, or as a copy if bytes are missing. */
function paddedRow(bytes: Uint8Array<ArrayBuffer>, at: number, size: number): Uint8Array<ArrayBuffer> {
  const row = bytes.subarray(at, at + size)
  if (row.length === size) return row
  const padded = new Uint8Array(size)
  padded.set(row)
  return padded
}

function putBlocks(pixels: Uint8ClampedArray, page: TiffPage, chunk: TiffChunk, bytes: Uint8Array): void {
  const read = blockReader(bytes, chunk.width, page.subsampling)
  const setPixel = toRgba(page)
  const right = Math.min(chunk.width, page.width - chunk.x)
  for (let y = 0; y < chunk.height && chunk.y + y < page.height; y++)
    for (let x = 0; x < right; x++) {
      const values = read(x, y)
      setPixel(pixels, ((chunk.y + y) * page.width + chunk.x + x) * 4, (index) => values[index] ?? 0)
    }
}

/** Returns the size of an unpacked chunk, in bytes. */
export function chunkBytes(page: TiffPage, { width, height }: TiffChunk): number {
  const { bits, isSeparate, compression, photometric } = page
  if (compression === JPEG) return width * height * 3
  const [across, down] = page.subsampling
  if (photometric === 'ycbcr')
    return Math.ceil(width / across) * Math.ceil(height / down) * (across * down + 2)
  return rowBytes({ width, bits, samples: isSeparate ? 1 : page.samples }) * height
}
