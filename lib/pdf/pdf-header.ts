import { findBytes } from './find-bytes.ts'

const HEAD_BYTES = 1024

/**
 * Returns the position of `%PDF-` in the first 1024 bytes, or -1; readers tolerate bytes that mail programs put before
 * it.
 */
export function findPdfHeader(bytes: Uint8Array): number {
  return findBytes(bytes, '%PDF-', 0, HEAD_BYTES)
}

/** Returns true if the header is found: enough to accept a file, whatever its MIME type is. */
export function isPdf(head: Uint8Array): boolean {
  return findPdfHeader(head) !== -1
}
