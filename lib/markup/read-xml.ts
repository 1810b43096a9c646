import { UserError } from '../result/user-error.ts'

/** XML element: its names have the prefix configured for their namespace. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
}
export type XmlNode = XmlElement | string

type Open = { readonly name: string; attributes: Record<string, string>; readonly children: XmlNode[] }
type Scope = { readonly prefixes: ReadonlyMap<string, string> }

/** Deeper than anyone writes, and less than what readers that go from element to element can bear. */
const MAX_DEPTH = 1000

const TAG =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|\?[\s\S]*?\?>|(!DOCTYPE)|(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>)/g
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Parses XML (1.0) into a tree. `known` maps namespaces to their prefix in the tree, independent of the file's
 * prefixes. Rejects a document type: it can reference other files, or expand without end. Throws UserError for invalid
 * XML.
 */
export function readXml(text: string, known: Readonly<Record<string, string>> = {}): XmlElement {
  const root: Open = { name: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  const scopes: Scope[] = [{ prefixes: new Map() }]
  let end = 0
  TAG.lastIndex = 0
  for (const match of text.matchAll(TAG)) {
    const [whole, data, doctype, slash, name, attributes = '', empty] = match
    if (match.index > end) addText(open, unescapeXml(text.slice(end, match.index)))
    end = match.index + whole.length
    if (data !== undefined) addText(open, data)
    if (doctype !== undefined)
      throw new UserError('A document type is not allowed', 'It can name other files')
    if (name === undefined) continue
    if (slash === '/') {
      if (open.length < 2) throw xmlError()
      open.pop()
      scopes.pop()
      continue
    }
    const scope = getScope(attributes, scopes.at(-1), known)
    const element = {
      name: resolveName(name, scope, true),
      attributes: getAttributes(attributes, scope),
      children: [],
    }
    open.at(-1)?.children.push(element)
    if (empty === '/') continue
    if (open.length > MAX_DEPTH)
      throw new UserError('It is nested too deeply', 'More than 1,000 parts within each other')
    open.push(element)
    scopes.push(scope)
  }
  const [first] = root.children.filter((child) => typeof child !== 'string')
  if (!first || open.length !== 1) throw xmlError()
  return first
}

function xmlError(): UserError {
  return new UserError('A part of it is damaged', 'Its XML does not end where it should')
}

function addText(open: readonly Open[], text: string): void {
  if (open.length > 1 && text !== '') open.at(-1)?.children.push(text)
}

/** Most elements declare no namespace and share their parent's scope. */
function getScope(
  attributes: string,
  around: Scope | undefined,
  known: Readonly<Record<string, string>>,
): Scope {
  if (!attributes.includes('xmlns')) return around ?? { prefixes: new Map() }
  const prefixes = new Map(around?.prefixes)
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue
    const written = name.slice(6)
    prefixes.set(written, known[unescapeXml(double ?? single ?? '')] ?? written)
  }
  return { prefixes }
}

function resolveName(name: string, { prefixes }: Scope, isElement: boolean): string {
  const colon = name.indexOf(':')
  if (colon === -1) {
    const prefix = isElement ? prefixes.get('') : undefined
    return prefix ? `${prefix}:${name}` : name
  }
  const prefix = prefixes.get(name.slice(0, colon)) ?? name.slice(0, colon)
  return prefix === '' ? name.slice(colon + 1) : `${prefix}:${name.slice(colon + 1)}`
}

function getAttributes(attributes: string, scope: Scope): Record<string, string> {
  const found: Record<string, string> = {}
  if (!attributes.includes('=')) return found
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE))
    if (!name.startsWith('xmlns'))
      found[resolveName(name, scope, false)] = unescapeXml(double ?? single ?? '')
  return found
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes the entities predefined by XML; all others remain unchanged. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\dA-Fa-f]{1,6})|#(\d{1,7})|(\w+));/g, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** The elements within an element, without its text. */
export function childElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}

/** The first child of a name, or one further down by a path of names. */
export function getChild(
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  let at = element
  for (const name of path)
    at = at?.children.filter((child) => typeof child !== 'string').find((child) => child.name === name)
  return at
}

export function getChildren(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? childElements(element).filter((child) => child.name === name) : []
}

/** Yields an element and its descendants in document order, except those within elements that `isOpened` refuses. */
export function* elementsWithin(
  element: XmlElement,
  isOpened: (element: XmlElement) => boolean = () => true,
): Generator<XmlElement, void, undefined> {
  const waiting = [element]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    // One by one: there can be more than the limit of arguments per call.
    if (isOpened(next)) for (const child of childElements(next).reverse()) waiting.push(child)
  }
}

/** The first element of a name, however deep it stands. */
export function findElement(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (element) for (const within of elementsWithin(element)) if (within.name === name) return within
  return undefined
}

/** All text within, in order. */
export function textWithin(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textWithin(child))).join('')
}
