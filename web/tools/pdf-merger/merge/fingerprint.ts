import { type PdfObject, PdfRef, PdfStream } from '#lib/pdf/objects.ts'
import type { PdfFile } from '#lib/pdf/pdf-file.ts'
import { formatObject } from '#lib/pdf/write-pdf.ts'

const MAX_DEPTH = 12

/** Text that is equal for equal objects of different files: references are replaced by what they mean. */
export function fingerprint(file: PdfFile, value: PdfObject | undefined, depth = 0): string {
  const object = file.resolve(value)
  if (depth > MAX_DEPTH) return '…'
  if (Array.isArray(object)) return `[${object.map((item) => fingerprint(file, item, depth + 1)).join(' ')}]`
  if (object instanceof PdfStream)
    return `${fingerprint(file, object.dict, depth + 1)}#${sampleHash(object.bytes)}`
  if (!(object instanceof Map)) return formatObject(object instanceof PdfRef ? null : object)
  const entries = [...object].map(([key, item]) => `/${key} ${fingerprint(file, item, depth + 1)}`)
  return `<<${entries.sort().join('')}>>`
}

const SAMPLES = 512

/** FNV-1a over the length, the beginning and bytes spread over the rest: cheap, and enough to sort by. */
export function sampleHash(bytes: Uint8Array): number {
  let hash = 0x811c9dc5 ^ bytes.length
  const step = Math.max(1, Math.floor(bytes.length / SAMPLES))
  for (let at = 0; at < bytes.length; at += step) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash >>> 0
}
