import type { Detector } from '#lib/content-detection/detection.ts'
import { repairJson } from '#lib/json/repair/repair-json.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResult } from '#lib/result/result.ts'
import { looksLikeLines } from './looks-like-lines.ts'

/** An object or an array, JSON Lines, or what can be repaired to them; files go by name and beginning. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (files.length > 1) return undefined
  const named = /\.(json|geojson|jsonl|ndjson|webmanifest)$/i.test(files[0]?.name ?? '')
  if (!named && !begins(text)) return undefined
  const jsonLines = looksLikeLines(text)
  const kind = jsonLines ? 'JSON Lines' : isWhole ? getKind(text) : 'JSON, a long text'
  if (kind) return { confidence: named ? 0.95 : 0.92, says: kind, state: { jsonLines }, textField: 'input' }
  if (!isWhole || !toResult(() => repairJson(text)).ok) return undefined
  return {
    confidence: named ? 0.9 : 0.7,
    says: 'JSON with mistakes, which can be repaired',
    state: {},
    textField: 'input',
  }
}

/**
 * Returns whether the text starts like JSON, a dialect or broken JSON; regular expressions can start with a bracket,
 * too.
 */
function begins(text: string): boolean {
  const bare = text.replace(/^(?:\s|\uFEFF|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)+/, '')
  return /^(?:\{\s*(?:["'}]|\/[/*]|[A-Za-z_$][\w$]*\s*:)|\[\s*(?:["'{[\]\d]|-\d|(?:true|false|null)\b))/.test(
    bare,
  )
}

function getKind(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return `JSON, an array of ${pluralize(value.length, 'item')}`
    if (typeof value !== 'object' || value === null) return 'JSON, a single value'
    return `JSON, an object with ${pluralize(Object.keys(value).length, 'key')}`
  } catch {
    return undefined
  }
}
