import type { XmlElement } from '../../../markup/read-xml.ts'
import type { ImageSource } from '../../blocks.ts'
import type { Notes } from '../../notes.ts'
import type { Numbering } from './numbering.ts'
import type { DocxPackage, Relationship } from './open-package.ts'
import type { StyleSheet } from './styles.ts'
import type { Theme } from './theme.ts'

/** State shared by all parts of a document while it is read. */
export type DocxSource = {
  readonly package: DocxPackage
  readonly theme: Theme
  readonly styles: StyleSheet
  readonly numbering: Numbering
  readonly notes: Notes
  /** By the path of the part. */
  readonly images: (path: string) => ImageSource | undefined
  readonly settings: DocxSettings
  readonly footnotes: NoteSource
  readonly endnotes: NoteSource
}

export type DocxSettings = {
  readonly tabEvery: number
  readonly hasEvenPages: boolean
  /** Spaces between paragraphs add up; otherwise the larger one counts. */
  readonly addsSpaces: boolean
  /** The version of Word that the layout follows; 15 is that of 2013 and later. */
  readonly compatibility: number
}

/** Notes by their ids, counted as they are met. */
export type NoteSource = {
  readonly part: Part | undefined
  readonly byId: ReadonlyMap<string, XmlElement>
  readonly format: string
  readonly met: string[]
}

/** One part of the package, with what it refers to. */
export type Part = {
  readonly path: string
  readonly relationships: ReadonlyMap<string, Relationship>
}

export function getPart(pack: DocxPackage, path: string): Part {
  return { path, relationships: pack.relationships(path) }
}
