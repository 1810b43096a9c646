import type { FillRandom } from './random.ts'

/**
 * Returns a random UUID (RFC 9562, version 4). Unlike `crypto.randomUUID` it works on pages over plain HTTP, which are
 * not secure contexts.
 */
export function randomUuid(fill: FillRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  const bytes = new Uint8Array(16)
  fill(bytes)
  const [version = 0, variant = 0] = [bytes[6], bytes[8]]
  bytes[6] = (version & 0x0f) | 0x40
  bytes[8] = (variant & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
