import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from './files.ts'

/**
 * Placeholder for the operator's `BASE_PATH` before each URL of the site in build output. Served scripts do not contain
 * it; copies with it are stored separately, for the start of a server with a base path (decision 46).
 */
export const BASE_PLACEHOLDER = '/__base__'
/** Suffix of a URL in scripts if the base path is to be stripped. */
const STRIPPED_PLACEHOLDER = '__off__'
/** Folder of a build for the copies with placeholders. */
export const PLACEHOLDER_FOLDER = 'marked'

const MODULE = /[\\/]lib[\\/]net[\\/]base-path\.ts$/
const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*['"][^'"]*net\/base-path\.ts['"]/

/**
 * Inserts the placeholder into every call of `withBase` and `stripBase`, and before the URLs that other parts of the
 * build emit.
 */
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

/** Replaces the engine paths that the build defines for scripts. */
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
    yield* call.name === 'withBase' ? replaceWithBase(node, call.given) : replaceStripBase(node, call.given)
    yield* changesIn(call.given)
    return
  }
  if (isOurs(node))
    throw new Error(`${node.name} can only be called: the build writes the site's path into its calls`)
  for (const part of Object.values(node)) yield* changesIn(part)
}

/** Returns the name and argument of a call of one of the two functions. */
function callIn(node: Node): { readonly name: unknown; readonly given: Node } | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !isOurs(node.callee)) return undefined
  const [given] = Array.isArray(node.arguments) ? node.arguments : []
  return isNode(given) ? { name: node.callee.name, given } : undefined
}

function isOurs(node: Node): boolean {
  return node.type === 'Identifier' && (node.name === 'withBase' || node.name === 'stripBase')
}

/** `withBase('/a')` becomes `("/__base__"+('/a'))`, which the minifier joins. */
function replaceWithBase(call: Node, given: Node): Change[] {
  return [
    { start: call.start, end: given.start, text: `("${BASE_PLACEHOLDER}"+(` },
    { start: given.end, end: call.end, text: '))' },
  ]
}

/** `stripBase(a)` becomes `(a).__off__`. */
function replaceStripBase(call: Node, given: Node): Change[] {
  return [
    { start: call.start, end: given.start, text: '((' },
    { start: given.end, end: call.end, text: `).${STRIPPED_PLACEHOLDER})` },
  ]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Resolves the placeholders of build output for a base path; for the root of the domain if none is passed. */
export function resolvePlaceholders(text: string, base = ''): string {
  if (base === '')
    return text
      .replaceAll(`.${STRIPPED_PLACEHOLDER}`, '')
      .replaceAll(/(\w?)(["'`])\/__base__\2\+/g, (_, before: string) => before && `${before} `)
      .replaceAll(BASE_PLACEHOLDER, '')
  const below = base.replaceAll(/[./]/g, '\\$&')
  // A path outside the base is not one of our pages, like the server's own paths.
  const off = `.replace(/^(?!${below}\\/).*/,"/api/").replace("${base}","")`
  return text.replaceAll(`.${STRIPPED_PLACEHOLDER}`, () => off).replaceAll(BASE_PLACEHOLDER, base)
}

/**
 * Removes the placeholders from all scripts and lists below `site`; saves the originals that had any below `marked`.
 */
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

/** Writes the files with placeholders to `site`, resolved for a base path. */
export async function insertBasePath(marked: string, site: string, base: string): Promise<void> {
  for (const file of await filesBelow(marked)) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), resolvePlaceholders(await readFile(join(marked, file), 'utf8'), base))
  }
}
