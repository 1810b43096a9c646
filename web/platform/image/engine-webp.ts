import start from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import { defaultOptions } from '@jsquash/webp/meta.js'

let started: ReturnType<typeof start> | undefined

export async function encodeWebp({ data, width, height }: ImageData, quality: number): Promise<Blob> {
  started ??= start({ noInitialRun: true })
  // As the browsers that know the format do: the best quality is the lossless one.
  const options = { ...defaultOptions, quality, lossless: quality === 100 ? 1 : 0 }
  const bytes = (await started).encode(data, width, height, options)
  if (!bytes) throw new RangeError('The WebP encoder gave nothing')
  return new Blob([new Uint8Array(bytes)], { type: 'image/webp' })
}
