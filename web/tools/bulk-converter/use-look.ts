import { getSource, LOOK_BYTES, type Source } from './source.ts'

/** Analyzes the start and the end of a file. Rejects if it can no longer be read. */
export async function lookAt(file: File): Promise<Source> {
  const [head, tail] = await Promise.all([
    file.slice(0, LOOK_BYTES).arrayBuffer(),
    file.slice(Math.max(0, file.size - LOOK_BYTES)).arrayBuffer(),
  ])
  return getSource(file.name, new Uint8Array(head), new Uint8Array(tail))
}
