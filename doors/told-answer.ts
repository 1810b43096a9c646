import { createHash } from 'node:crypto'
import { joinBytes } from '#lib/bytes/join-bytes.ts'
import type { Answer, Json } from '#lib/operation/operation.ts'

/** An answer as examples tell it: text, data, or a file by its name and the SHA-256 of its bytes. */
export function toldAnswer(answer: Answer): Json {
  if (answer.kind === 'text') return textOfPieces(answer.pieces)
  if (answer.kind === 'data') return answer.data
  return { name: answer.file.name, sha256: sha256(answer.file.bytes) }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Pieces that belong one after the other, as one text. */
export function textOfPieces(pieces: readonly (string | Uint8Array<ArrayBuffer>)[]): string {
  const encoder = new TextEncoder()
  const bytes = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(joinBytes(bytes))
}
