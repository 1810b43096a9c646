import start, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'

const LEVEL = 2

let started: ReturnType<typeof start> | undefined

export async function shrink(file: Blob): Promise<Blob> {
  started ??= start()
  await started
  const bytes = optimise(new Uint8Array(await file.arrayBuffer()), LEVEL, false, false)
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}
