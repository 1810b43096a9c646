import type { Sample } from '#lib/content-detection/detection.ts'
import { SAMPLE_BYTES } from '#lib/content-detection/detection.ts'
import { sampleOfFiles, sampleOfText } from './sample.ts'

/** What the visitor gave: a text, or files. */
export type Given = string | readonly File[]

/** As far as it is looked at: of files their beginnings are read. */
export async function sampleOf(given: Given): Promise<Sample> {
  if (typeof given === 'string') return sampleOfText(given)
  return sampleOfFiles(
    await Promise.all(given.map(async (file) => ({ name: file.name, head: await headOf(file) }))),
  )
}

async function headOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())
}
