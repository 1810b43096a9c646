import type { XmlElement } from './read-xml.ts'

/** The elements within an element, without its text. */
export function childElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}

/** The first child of a name, or one further down by a path of names. */
export function childOf(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let at = element
  for (const name of path)
    at = at?.children.filter((child) => typeof child !== 'string').find((child) => child.name === name)
  return at
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? childElements(element).filter((child) => child.name === name) : []
}

/** The first element of a name, however deep it stands. */
export function findElement(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const waiting = element ? [element] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.name === name) return next
    waiting.push(...childElements(next).reverse())
  }
  return undefined
}

/** All text within, in order. */
export function textWithin(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textWithin(child))).join('')
}
