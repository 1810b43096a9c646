import { unzipSync } from 'fflate'
import { getChildren, readXml, type XmlElement } from '../../../markup/read-xml.ts'
import { findBytes } from '../../../pdf/find-bytes.ts'
import { UserError } from '../../../result/user-error.ts'
import { checkedXml } from '../../read-document.ts'

export type Relationship = {
  readonly type: string
  /** A path in the package, or an address elsewhere. */
  readonly target: string
  readonly isExternal: boolean
}

/** The parts of a .docx file (ECMA-376, part 2). */
export type DocxPackage = {
  /** The path of the document itself. */
  readonly main: string
  xml(path: string): XmlElement | undefined
  bytes(path: string): Uint8Array | undefined
  /** Of all pictures, in small letters. */
  readonly imagePaths: readonly string[]
  /** Relationships of a part, by id. */
  relationships(path: string): ReadonlyMap<string, Relationship>
}

/** Limits against zip bombs, larger than any real document. */
const MAX_UNPACKED_BYTES = 400_000_000
const MAX_XML_BYTES = 150_000_000
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]

/** Opens the bytes of a .docx file. Throws UserError for what is none. */
export function openPackage(bytes: Uint8Array): DocxPackage {
  const files = unpackZip(bytes)
  const xml = (path: string) => {
    const part = files.get(path.toLowerCase())
    return part && readXml(checkedXml(decodeXml(part)), NAMESPACES)
  }
  const relationships = (path: string) => getRelationships(path, xml)
  const main = [...relationships('').values()].find(({ type }) => type === 'officeDocument')?.target
  if (!main || !files.has(main.toLowerCase())) throw noDocument()
  const imagePaths = [...files.keys()].filter((path) => !/\.(xml|rels)$/.test(path))
  return { main, xml, bytes: (path) => files.get(path.toLowerCase()), imagePaths, relationships }
}

function unpackZip(bytes: Uint8Array): Map<string, Uint8Array> {
  if (COMPOUND_FILE.every((byte, index) => bytes[index] === byte)) throw compoundFile(bytes)
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels|png|jpe?g|gif|bmp|tiff?|webp)$/i.test(name)) return false
        size += originalSize
        const isXml = /\.(xml|rels)$/i.test(name)
        if (size > MAX_UNPACKED_BYTES || (isXml && originalSize > MAX_XML_BYTES))
          throw new UserError(
            'This file unpacks to more than a document can hold',
            'More than 400 MB were found inside.',
          )
        return true
      },
    })
    return new Map(Object.entries(files).map(([path, part]) => [path.replace(/^\//, '').toLowerCase(), part]))
  } catch (error) {
    if (error instanceof UserError) throw error
    throw noDocument()
  }
}

/** Names of streams that distinguish files in the Compound File format (MS-OFFCRYPTO 1.3.3, MS-DOC 2.1). */
const ENCRYPTED_STREAM = utf16('EncryptedPackage')
const WORD_STREAM = utf16('WordDocument')

function compoundFile(bytes: Uint8Array): UserError {
  if (findBytes(bytes, ENCRYPTED_STREAM) !== -1)
    return new UserError(
      'This document is protected with a password',
      'Open it in Word, remove the password (File, Info, Protect Document), save it, then add it again.',
    )
  if (findBytes(bytes, WORD_STREAM) !== -1)
    return new UserError('This file is an older .doc file', 'Save it as a .docx file, then add it again.')
  return noDocument()
}

/** Characters whose codes are the bytes of ASCII text in UTF-16, except for the last zero. */
function utf16(text: string): string {
  return [...text].join('\0')
}

export function noDocument(): UserError {
  return new UserError(
    'This file is not a Word document (.docx), or it is damaged',
    'Open it in the program that made it and save it again.',
  )
}

function decodeXml(part: Uint8Array): string {
  const encoding =
    part[0] === 0xff && part[1] === 0xfe
      ? 'utf-16le'
      : part[0] === 0xfe && part[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(part)
}

function getRelationships(
  path: string,
  xml: (path: string) => XmlElement | undefined,
): Map<string, Relationship> {
  const slash = path.lastIndexOf('/')
  const folder = path.slice(0, slash + 1)
  const list = xml(`${folder}_rels/${path.slice(slash + 1)}.rels`)
  return new Map(
    getChildren(list, 'Relationship').map(({ attributes }) => {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes
      const isExternal = TargetMode === 'External'
      const target = isExternal ? Target : resolvePath(folder, Target)
      return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal }]
    }),
  )
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts: string[] = []
  for (const part of `${folder}${target}`.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  return parts.join('/')
}

/** How the parts of a document are named here, whatever the file calls them (ECMA-376; transitional and strict). */
const NAMESPACES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://purl.oclc.org/ooxml/drawingml/picture': 'pic',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas': 'wpc',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
  'http://schemas.openxmlformats.org/package/2006/relationships': '',
  'http://schemas.openxmlformats.org/package/2006/content-types': '',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://schemas.openxmlformats.org/package/2006/metadata/core-properties': 'cp',
}
