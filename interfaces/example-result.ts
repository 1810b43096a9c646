import { createHash } from 'node:crypto'
import { joinBytes } from '#lib/bytes/bytes.ts'
import type { Example, Json, OperationResult } from '#lib/operation/operation.ts'

/** Converts a result to the form of its example. */
export function toExampleResult(
  result: OperationResult,
  { result: declared }: Pick<Example, 'result'>,
): Json {
  if (result.kind === 'text') {
    const text = textOfChunks(result.chunks)
    return typeof declared === 'string' ? text : { sha256: sha256(new TextEncoder().encode(text)) }
  }
  if (result.kind === 'data') return result.data
  return { name: result.file.name, sha256: sha256(result.file.bytes) }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Pieces that belong one after the other, as one text. */
function textOfChunks(chunks: readonly (string | Uint8Array<ArrayBuffer>)[]): string {
  const encoder = new TextEncoder()
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(joinBytes(bytes))
}
