import type { TextDocument } from './blocks.ts'

/** A document with what was left out of it, in whole sentences. */
export type ReadDocument = { readonly document: TextDocument; readonly notes: readonly string[] }

/** A file's name without its extension, for a document that has no title. */
export function getTitle(name: string): string {
  return name.replace(/\.[^.]{1,5}$/, '') || name
}
