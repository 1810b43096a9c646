import { type JsonDocument, type NodeId, readJsonDocument } from '#lib/json/document.ts'
import { decodeJsonFile, encodeJsonText } from '#lib/json/encoding.ts'
import { jsonLinesToArray } from '#lib/json/json-lines.ts'
import { getChildCount, getChildren, getKey, getKind } from '#lib/json/node.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'

/** Button that changes how JSON other than an array of objects is read. `reading` is the option to set. */
export type Fix = { readonly label: string; readonly reading: string }

/** Items that become rows: objects, or arrays if the input is read as arrays. */
export type JsonItems = { readonly document: JsonDocument; readonly items: readonly NodeId[] }

const WORDS = 'Invalid JSON format'

/** The bytes of typed text or of a file, as UTF-8. Throws UserError. */
export function jsonBytes(input: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return withOwnMessage(() => (typeof input === 'string' ? encodeJsonText(input) : decodeJsonFile(input)))
}

/** Reads the items the way that `reading` says. Throws UserError `Invalid JSON format` with what is not as it must be. */
export function readItems(bytes: Uint8Array<ArrayBuffer>, reading: string): JsonItems {
  const document = withOwnMessage(() =>
    readJsonDocument(reading === 'lines' ? jsonLinesToArray(bytes) : bytes),
  )
  if (reading === 'row') return { document, items: requireKind(document, [0], 'object') }
  const root = reading.startsWith('/') ? memberAt(document, reading) : 0
  if (getKind(document, root) !== 'array') throw new UserError(WORDS, notAnArray(document, root))
  const items = [...getChildren(document, root)]
  if (items.length === 0) throw new UserError(WORDS, 'The array is empty: there is nothing to convert.')
  return { document, items: requireKind(document, items, reading === 'arrays' ? 'array' : 'object') }
}

/** Returns the possible fixes for JSON that `readItems` rejects. */
export function fixesFor(bytes: Uint8Array<ArrayBuffer>): Fix[] {
  const read = toResult(() => readJsonDocument(bytes))
  if (!read.ok) {
    const lines = toResult(() => readItems(bytes, 'lines'))
    return lines.ok ? [{ label: 'Read as JSON Lines', reading: 'lines' }] : []
  }
  const document = read.value
  if (getKind(document, 0) === 'array') return isRows(document, 0, 'array') ? [AS_ARRAYS] : []
  if (getKind(document, 0) !== 'object' || getChildCount(document, 0) === 0) return []
  return [...arraysIn(document), { label: 'Convert as one row', reading: 'row' }]
}

const AS_ARRAYS: Fix = { label: 'Use the first array as the header', reading: 'arrays' }
const MAX_FIXES = 5
const MAX_DEPTH = 3

/** The arrays of objects in an object, at most three keys deep. */
function arraysIn(document: JsonDocument): Fix[] {
  const fixes: Fix[] = []
  const visit = (node: NodeId, keys: readonly string[]): void => {
    for (const child of getChildren(document, node)) {
      const path = [...keys, getKey(document, child) ?? '']
      if (fixes.length === MAX_FIXES) return
      if (isRows(document, child, 'object'))
        fixes.push({ label: `Use the array at ${path.join('.')}`, reading: pointer(path) })
      else if (getKind(document, child) === 'object' && path.length < MAX_DEPTH) visit(child, path)
    }
  }
  visit(0, [])
  return fixes
}

function isRows(document: JsonDocument, node: NodeId, kind: 'object' | 'array'): boolean {
  if (getKind(document, node) !== 'array' || getChildCount(document, node) === 0) return false
  for (const child of getChildren(document, node)) if (getKind(document, child) !== kind) return false
  return true
}

/** JSON Pointer (RFC 6901). */
function pointer(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function memberAt(document: JsonDocument, reading: string): NodeId {
  let node: NodeId = 0
  for (const step of reading.slice(1).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const child = [...getChildren(document, node)].find((one) => getKey(document, one) === key)
    if (child === undefined) throw new UserError(WORDS, `There is no “${key}” in it.`)
    node = child
  }
  return node
}

function requireKind(
  document: JsonDocument,
  items: readonly NodeId[],
  kind: 'object' | 'array',
): readonly NodeId[] {
  const wrong = items.findIndex((item) => getKind(document, item) !== kind)
  if (wrong !== -1) throw new UserError(WORDS, `Item ${wrong + 1} is not an ${kind}`)
  return items
}

function notAnArray(document: JsonDocument, root: NodeId): string {
  const kind = getKind(document, root)
  const names = {
    object: 'one object',
    array: 'an array',
    string: 'a text',
    number: 'a number',
    null: 'null',
  }
  const found = kind === 'true' || kind === 'false' ? kind : names[kind]
  return `It is ${found}; an array of objects is needed.`
}

/** Preserves position and reason, with this tool's own message. */
function withOwnMessage<T>(work: () => T): T {
  const result = toResult(work)
  if (result.ok) return result.value
  const { message, offset } = result.problem
  throw new UserError(WORDS, message.replace(/^Invalid JSON: /, ''), offset)
}
