import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { XmlElement, XmlNode } from '../../markup/read-xml.ts'

type ParsedNode = DefaultTreeAdapterTypes.ChildNode
type ParsedElement = DefaultTreeAdapterTypes.Element

/** Deeper elements count as their text. */
const MAX_DEPTH = 400

/** The tree of a page as browsers build it (HTML, 13.2), with names in small letters. Nothing of it is run or fetched. */
export function htmlTree(html: string): XmlElement {
  const [root] = parse(html).childNodes.filter(isElement)
  return root ? elementTree(root, 0) : { name: 'html', attributes: {}, children: [] }
}

function elementTree({ tagName, attrs, childNodes }: ParsedElement, depth: number): XmlElement {
  const attributes: Record<string, string> = {}
  for (const { prefix, name, value } of attrs) attributes[prefix ? `${prefix}:${name}` : name] = value
  const children: XmlNode[] = []
  for (const child of childNodes)
    if (isElement(child)) children.push(depth < MAX_DEPTH ? elementTree(child, depth + 1) : textWithin(child))
    else if ('value' in child) children.push(child.value)
  return { name: tagName, attributes, children }
}

/** Collects the text iteratively, since the depth is unlimited. */
function textWithin(element: ParsedElement): string {
  const left: ParsedNode[] = [element]
  let text = ''
  for (let node = left.pop(); node; node = left.pop())
    if (isElement(node)) for (const child of node.childNodes.toReversed()) left.push(child)
    else if ('value' in node) text += node.value
  return text
}

function isElement(node: ParsedNode): node is ParsedElement {
  return 'tagName' in node
}
