import type { Source, SourceKind } from './source.ts'
import { TARGETS, type Target, targetTitle } from './targets.ts'

/** Possible targets of each kind of file. */
const MATRIX: Readonly<Record<SourceKind, readonly Target[]>> = {
  image: ['png', 'jpg', 'webp', 'pdf', 'docx'],
  pdf: ['png', 'jpg', 'webp', 'docx'],
  document: ['pdf', 'docx'],
  sound: ['mp3', 'wav'],
  other: [],
}

export function getTargets({ kind }: Source): readonly Target[] {
  return TARGETS.filter((target) => MATRIX[kind].includes(target))
}

/** Why a file cannot become this, as a sentence; nothing where it can. */
export function mismatch(source: Source, target: Target): string | undefined {
  if (MATRIX[source.kind].includes(target)) return undefined
  const what = source.extension === '' ? 'a file without an ending' : `.${source.extension}`
  return `Cannot convert ${what} to ${targetTitle(target)}`
}
