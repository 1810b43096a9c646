import { createHash } from 'node:crypto'
import { joinBytes } from '#lib/bytes/join-bytes.ts'
import type { Answer, Example, Json } from '#lib/operation/operation.ts'

/** An answer as the example tells it that asked for it. */
export function toExampleResult(answer: Answer, { answer: declared }: Pick<Example, 'answer'>): Json {
  if (answer.kind === 'text') {
    const text = textOfChunks(answer.chunks)
    return typeof declared === 'string' ? text : { sha256: sha256(new TextEncoder().encode(text)) }
  }
  if (answer.kind === 'data') return answer.data
  return { name: answer.file.name, sha256: sha256(answer.file.bytes) }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Pieces that belong one after the other, as one text. */
export function textOfChunks(chunks: readonly (string | Uint8Array<ArrayBuffer>)[]): string {
  const encoder = new TextEncoder()
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(joinBytes(bytes))
}
