import { SAMPLE_BYTES, type Sample } from '#lib/content-detection/detection.ts'
import { toFileSample, toTextSample } from '../../lib/content-detection/detection.ts'

/** Input of the user: a string or files. */
export type Input = string | readonly File[]

/** Returns the sample of an input: of files only the start is read. */
export async function toSample(input: Input): Promise<Sample> {
  if (typeof input === 'string') return toTextSample(input)
  return toFileSample(
    await Promise.all(input.map(async (file) => ({ name: file.name, head: await headOf(file) }))),
  )
}

async function headOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())
}
