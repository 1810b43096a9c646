import { readMp3Header } from '#lib/audio/mp3-header.ts'
import { hasAscii } from '#lib/bytes/bytes.ts'
import { getFileType } from '#lib/files/file-type.ts'
import { splitName } from '#lib/files/free-names.ts'
import { getFormat } from '#lib/image/header/image-format.ts'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'

const DOCUMENT_FORMATS = ['docx', 'html', 'md', 'csv', 'txt'] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

/** Type of a file, by its bytes; its name only distinguishes kinds of plain text. */
export type Source = {
  /** Extension shown in messages, without a dot; empty if there is none. */
  readonly extension: string
  /** Whether the bytes are of another format than the name says. */
  readonly isRenamed: boolean
} & (
  | { readonly kind: 'image'; readonly header: ImageHeader | undefined }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'document'; readonly format: DocumentFormat }
  | { readonly kind: 'sound' }
  | { readonly kind: 'other' }
)
export type SourceKind = Source['kind']

/** Number of bytes analyzed at the start of a file, and at its end. */
export const LOOK_BYTES = 128 * 1024

/** Endings that mean the same, by the one that is named. */
const SAME: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  tiff: 'tif',
  heif: 'heic',
  hif: 'heic',
  cur: 'ico',
  htm: 'html',
  xhtml: 'html',
  markdown: 'md',
  tsv: 'csv',
  text: 'txt',
  oga: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
  wave: 'wav',
  m4b: 'm4a',
  mkv: 'webm',
  mka: 'webm',
  weba: 'webm',
  mov: 'mp4',
  m4v: 'mp4',
  '3gp': 'mp4',
}
const SOUNDS: readonly string[] = ['wav', 'mp3', 'ogg', 'flac', 'm4a', 'mp4', 'aac', 'webm']
/** An MP4 that contains only sound is often named so, whatever its brand. */
const SAME_CONTAINER: readonly string[] = ['m4a', 'mp4']

/** Tells what a file is by its beginning, its end and, for text, its name. */
export function getSource(name: string, head: Uint8Array, tail: Uint8Array): Source {
  const written = splitName(name).ending.slice(1).toLowerCase()
  const named = SAME[written] ?? written
  const known = (extension: string) => ({
    // As the visitor knows it, if it is correct.
    extension: named === extension || isSameContainer(named, extension) ? written : extension,
    isRenamed: written !== '' && named !== extension && !isSameContainer(named, extension),
  })
  const image = getFormat(head)
  if (image) {
    const extension = image === 'jpeg' ? 'jpg' : image === 'tiff' ? 'tif' : image
    return { ...known(extension), kind: 'image', header: readImageHeader(head) }
  }
  if (isPdf(head)) return { ...known('pdf'), kind: 'pdf' }
  const sound = getSound(head)
  if (sound) return { ...known(sound), kind: 'sound' }
  const type = getFileType(head)
  if (type?.extension === 'zip' && holdsWordDocument(tail))
    return { ...known('docx'), kind: 'document', format: 'docx' }
  const format = DOCUMENT_FORMATS.find((one) => one === named && one !== 'docx')
  if (format && !type && isText(head))
    return { extension: written, isRenamed: false, kind: 'document', format }
  return { extension: written, isRenamed: false, kind: 'other' }
}

function isSameContainer(a: string, b: string): boolean {
  return SAME_CONTAINER.includes(a) && SAME_CONTAINER.includes(b)
}

function getSound(head: Uint8Array): string | undefined {
  const { extension = '' } = getFileType(head) ?? {}
  if (SOUNDS.includes(extension)) return extension
  // ISO/IEC 13818-7, 6.2: the same sync word as MP3, but layer 0.
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0) return 'aac'
  return readMp3Header(head) ? 'mp3' : undefined
}

/** ISO 32000-1, annex H.3.4.1: readers find the header within the first 1024 bytes. */
function isPdf(head: Uint8Array): boolean {
  for (let at = head.indexOf(0x25); at >= 0 && at < 1024; at = head.indexOf(0x25, at + 1))
    if (hasAscii(head, at, '%PDF-')) return true
  return false
}

/** Whether an archive contains a Word document; file names are at its end (ECMA-376-2, part names). */
function holdsWordDocument(tail: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(tail).includes('word/document')
}

/** Text has no zero bytes, unless it is UTF-16 and says so. */
function isText(head: Uint8Array): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return isWide || !head.includes(0)
}
