import start from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'
import { defaultOptions } from '@jsquash/jpeg/meta.js'

let started: ReturnType<typeof start> | undefined

export async function encodeMozjpeg({ data, width, height }: ImageData, quality: number): Promise<Blob> {
  started ??= start({ noInitialRun: true })
  const bytes = (await started).encode(data, width, height, { ...defaultOptions, quality })
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
