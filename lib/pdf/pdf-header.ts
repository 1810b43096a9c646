import { findBytes } from './find-bytes.ts'

const HEAD_BYTES = 1024

/** Where `%PDF-` stands in the first 1024 bytes, or -1; readers allow for what mail programs put before it. */
export function findPdfHeader(bytes: Uint8Array): number {
  return findBytes(bytes, '%PDF-', 0, HEAD_BYTES)
}

/** True when the mark stands there: enough to accept a file, whatever its MIME type says. */
export function isPdf(head: Uint8Array): boolean {
  return findPdfHeader(head) !== -1
}
