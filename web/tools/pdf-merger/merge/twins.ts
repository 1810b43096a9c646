import { isName, type PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '#lib/pdf/objects.ts'
import type { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import type { PdfFile } from '#lib/pdf/pdf-file.ts'
import { formatObject } from '#lib/pdf/write-pdf.ts'

/**
 * Types of purely descriptive dictionaries, which can be deduplicated. Fields, annotations, pages and layers never are.
 */
const DESCRIPTIVE = new Set(['Font', 'FontDescriptor', 'Encoding', 'ExtGState', 'Pattern', 'Halftone'])
const RESOURCES = ['Font', 'XObject', 'ColorSpace', 'ExtGState', 'ProcSet', 'Pattern', 'Shading']

/** Makes fonts, images and other descriptive objects that are alike one object. */
export function joinTwins(target: PdfBuilder): void {
  const originals = new Map<string, PdfRef[]>()
  const seen = new Set<PdfRef>()
  const visit = (ref: PdfRef): void => {
    const object = target.objects.get(ref)
    if (object === undefined || seen.has(ref) || !isDescriptive(object)) return
    seen.add(ref)
    // Visit references first, so that equal objects contain equal numbers.
    visitBelow(object instanceof PdfStream ? object.dict : object, visit)
    const key = getKey(object)
    const alike = originals.get(key) ?? []
    const original = alike.find((other) => areSameBytes(target.objects.get(other), object))
    if (original) target.replace(ref, original)
    else originals.set(key, [...alike, ref])
  }
  for (const ref of [...target.objects.keys()]) visit(ref)
}

function isDescriptive(object: PdfObject): boolean {
  if (object instanceof PdfStream)
    return !object.dict.has('StructParents') && !object.dict.has('StructParent')
  if (!(object instanceof Map)) return true
  const type = object.get('Type')
  if (type instanceof PdfName) return DESCRIPTIVE.has(type.text)
  return isResources(object)
}

function isResources(dict: PdfDict): boolean {
  return RESOURCES.some((key) => dict.has(key)) && !dict.has('Kids') && !isName(dict.get('FT'), 'Tx')
}

function visitBelow(object: PdfObject, visit: (ref: PdfRef) => void): void {
  if (object instanceof PdfRef) visit(object)
  else if (Array.isArray(object)) for (const item of object) visitBelow(item, visit)
  else if (object instanceof Map) for (const item of object.values()) visitBelow(item, visit)
}

function getKey(object: PdfObject): string {
  const text = formatObject(object)
  return object instanceof PdfStream ? `${text}#${object.bytes.length}#${sampleHash(object.bytes)}` : text
}

function areSameBytes(a: PdfObject | undefined, b: PdfObject): boolean {
  if (!(a instanceof PdfStream) || !(b instanceof PdfStream))
    return !(a instanceof PdfStream || b instanceof PdfStream)
  return sameBytes(a.bytes, b.bytes)
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  if (a.buffer === b.buffer && a.byteOffset === b.byteOffset) return true
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

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
function sampleHash(bytes: Uint8Array): number {
  let hash = 0x811c9dc5 ^ bytes.length
  const step = Math.max(1, Math.floor(bytes.length / SAMPLES))
  for (let at = 0; at < bytes.length; at += step) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash >>> 0
}
