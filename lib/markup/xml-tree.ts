import type { XmlElement } from './read-xml.ts'

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
