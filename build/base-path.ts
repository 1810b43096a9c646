import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from './files.ts'

/**
 * What stands before each address of the site in what the build makes, where an operator's `BASE_PATH` belongs. The
 * scripts that are served have none of these marks; copies that have them lie beside, for the start of a server that
 * knows its path (decision 46).
 */
export const BASE_PLACEHOLDER = '/__base__'
/** What an address has behind it in scripts where the path is to be taken off. */
const STRIPPED_PLACEHOLDER = '__off__'
/** The folder of a build where the copies with the marks are. */
export const PLACEHOLDER_FOLDER = 'marked'

const MODULE = /[\\/]lib[\\/]net[\\/]base-path\.ts$/
const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*['"][^'"]*net\/base-path\.ts['"]/

/** Writes the mark into every call of `withBase` and `stripBase`, and before the addresses that other parts of the build make. */
export function basePlaceholders(): Plugin {
  return {
    name: 'base-placeholders',
    apply: 'build',
    enforce: 'post',
    config: {
      order: 'post',
      handler: ({ define = {} }) => ({ base: `${BASE_PLACEHOLDER}/`, define: placeholderPaths(define) }),
    },
    transform: {
      filter: { id: { exclude: MODULE }, code: 'net/base-path.ts' },
      handler(code) {
        return IMPORTED.test(code) ? insertPlaceholders(code, this.parse(code)) : undefined
      },
    },
  }
}

/** The addresses of engines, which the build gives to scripts by name. */
function placeholderPaths(define: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const addresses = Object.entries(define).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith('"/assets/'),
  )
  return Object.fromEntries(addresses.map(([name, text]) => [name, `"${BASE_PLACEHOLDER}${text.slice(1)}`]))
}

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}
type Change = { readonly start: number; readonly end: number; readonly text: string }

/** Throws an Error where one of the two functions is used in any other way than by calling it. */
function insertPlaceholders(code: string, program: unknown): string {
  return [...changesIn(program)]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

function* changesIn(node: unknown): Generator<Change> {
  if (Array.isArray(node)) for (const part of node) yield* changesIn(part)
  if (!isNode(node) || node.type === 'ImportDeclaration') return
  const call = callIn(node)
  if (call) {
    yield* call.name === 'withBase' ? marked(node, call.given) : taken(node, call.given)
    yield* changesIn(call.given)
    return
  }
  if (isOurs(node))
    throw new Error(`${node.name} can only be called: the build writes the site's path into its calls`)
  for (const part of Object.values(node)) yield* changesIn(part)
}

/** What is called with what, where it is one of the two. */
function callIn(node: Node): { readonly name: unknown; readonly given: Node } | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !isOurs(node.callee)) return undefined
  const [given] = Array.isArray(node.arguments) ? node.arguments : []
  return isNode(given) ? { name: node.callee.name, given } : undefined
}

function isOurs(node: Node): boolean {
  return node.type === 'Identifier' && (node.name === 'withBase' || node.name === 'stripBase')
}

/** `withBase('/a')` becomes `("/__base__"+('/a'))`, which the minifier joins. */
function marked(call: Node, given: Node): Change[] {
  return [
    { start: call.start, end: given.start, text: `("${BASE_PLACEHOLDER}"+(` },
    { start: given.end, end: call.end, text: '))' },
  ]
}

/** `stripBase(a)` becomes `(a).__off__`. */
function taken(call: Node, given: Node): Change[] {
  return [
    { start: call.start, end: given.start, text: '((' },
    { start: given.end, end: call.end, text: `).${STRIPPED_PLACEHOLDER})` },
  ]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** A text that the build has made for a site below a path; for one at the root of its domain, where none is given. */
export function resolvePlaceholders(text: string, base = ''): string {
  if (base === '')
    return text
      .replaceAll(`.${STRIPPED_PLACEHOLDER}`, '')
      .replaceAll(/(\w?)(["'`])\/__base__\2\+/g, (_, before: string) => before && `${before} `)
      .replaceAll(BASE_PLACEHOLDER, '')
  const below = base.replaceAll(/[./]/g, '\\$&')
  // What is not below is no page of ours, as nothing of the server's is.
  const off = `.replace(/^(?!${below}\\/).*/,"/api/").replace("${base}","")`
  return text.replaceAll(`.${STRIPPED_PLACEHOLDER}`, () => off).replaceAll(BASE_PLACEHOLDER, base)
}

/** Takes the marks out of all scripts and lists below `site`; what had any is kept as it was below `marked`. */
export async function extractPlaceholders(site: string, marked: string): Promise<void> {
  for (const file of (await filesBelow(site)).filter((name) => /\.(js|css|json)$/.test(name))) {
    const text = await readFile(join(site, file), 'utf8')
    const plain = resolvePlaceholders(text)
    if (plain === text) continue
    await mkdir(dirname(join(marked, file)), { recursive: true })
    await writeFile(join(marked, file), text)
    await writeFile(join(site, file), plain)
  }
}

/** Writes what had marks below `site` as it is for a site below a path. */
export async function insertBasePath(marked: string, site: string, base: string): Promise<void> {
  for (const file of await filesBelow(marked)) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), resolvePlaceholders(await readFile(join(marked, file), 'utf8'), base))
  }
}
