import type { Detector } from '#lib/content-detection/detection.ts'
import { getSource, type Source } from './source.ts'

/**
 * Detects convertible files. A document in a ZIP is detected by name only, since the directory is at the end of the
 * file.
 */
export const detect: Detector = ({ files }) => {
  const kinds = files.map(({ name, head }) => getKind(getSource(name, head, head), name))
  const [kind] = kinds
  if (kind === undefined || kinds.includes(undefined)) return undefined
  const isSole = kinds.every((one) => one === 'sound' || one === 'document')
  const confidence = isSole ? 0.85 : new Set(kinds).size > 1 ? 0.82 : 0.5
  return { confidence, says: files.length === 1 ? NAMES[kind] : `${files.length} files to convert` }
}

const NAMES = {
  image: 'a picture',
  pdf: 'a PDF',
  document: 'a document',
  sound: 'a sound file',
} as const

function getKind(source: Source, name: string): keyof typeof NAMES | undefined {
  if (source.kind === 'other') return /\.docx$/i.test(name) ? 'document' : undefined
  // Tables and plain text have separate tools.
  return source.kind === 'document' && /^(csv|txt)$/.test(source.format) ? undefined : source.kind
}
