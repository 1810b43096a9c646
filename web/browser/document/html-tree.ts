import type { XmlElement, XmlNode } from '#lib/xml/read-xml.ts'

/** More levels than that are read as if they were not there. */
const MOST_DEPTH = 400

/**
 * The tree of a page, read by the browser's own parser: nothing of it is run, shown or fetched. The parser bounds the
 * depth itself in most browsers.
 */
export function htmlTree(html: string): XmlElement {
  return elementTree(new DOMParser().parseFromString(html, 'text/html').documentElement, 0)
}

function elementTree(element: Element, depth: number): XmlElement {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) attributes[name] = value
  return { name: element.localName, attributes, children: childrenOf(element, depth) }
}

function childrenOf(element: Element, depth: number): XmlNode[] {
  if (depth >= MOST_DEPTH) return [element.textContent ?? '']
  const children: XmlNode[] = []
  for (const child of element.childNodes)
    if (child instanceof Element) children.push(elementTree(child, depth + 1))
    else if (child.nodeType === Node.TEXT_NODE) children.push(child.nodeValue ?? '')
  return children
}
