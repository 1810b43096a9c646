/** Selectors of what the focus can be handed to. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable=true], [tabindex="0"]'
const TEXT_FIELDS =
  'textarea:enabled, input:enabled:is(:not([type]), [type=text], [type=url], [type=email], [type=search])'
const HEADINGS = 'h1, h2, h3, h4'

/** Position of the focused element, recorded while it is part of the page. */
export type Place = {
  /** The element and its ancestors, innermost first, each with its index among the siblings of its kind. */
  readonly trail: readonly { readonly element: HTMLElement; readonly index: number }[]
  /** First word of its name, such as "Remove" of "Remove Ana". */
  readonly verb: string
}

/** Returns the position of an element. */
export function placeOf(element: HTMLElement): Place {
  const trail: { element: HTMLElement; index: number }[] = []
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    trail.push({ element: at, index: at.parentElement ? itemsLike(at, at.parentElement).indexOf(at) : 0 })
  return { trail, verb: verbOf(element) }
}

/**
 * Returns the element that takes over the focus of a removed one: the same control of the next item in its list, or of
 * the last one; the field that adds items to the emptied list; the part that replaced it; or the nearest heading.
 * `added` are the elements that appeared at the same time.
 */
export function successorOf(place: Place, added: readonly HTMLElement[]): HTMLElement | undefined {
  const { trail, verb } = place
  const at = trail.findIndex(({ element }) => element.isConnected)
  const parent = trail[at]?.element
  const removed = trail[at - 1]
  if (!parent || !removed || !parent.closest('main, dialog')) return undefined
  if (isItem(removed.element)) {
    const items = itemsLike(removed.element, parent)
    const next = items[Math.min(removed.index, items.length - 1)]
    const control = next && controlIn(next, verb)
    if (control) return control
  }
  const around = trail.slice(at).map(({ element }) => element)
  const isOfList = trail.slice(0, at).some(({ element }) => isItem(element))
  const replacing = isOfList ? [] : added.filter((element) => parent.contains(element))
  return firstIn(replacing, HEADINGS) ?? firstIn(replacing, CONTROLS) ?? nearest(around, isOfList)
}

/** Returns the first control in an element, preferably the one whose name begins with `verb`. */
export function controlIn(element: HTMLElement, verb = ''): HTMLElement | undefined {
  const controls = matching(element, CONTROLS)
  return controls.find((control) => verb !== '' && verbOf(control) === verb) ?? controls[0]
}

function isItem(element: HTMLElement): boolean {
  return element.matches('li, tr, fieldset, article, [role=listitem], [role=row], [role=group]')
}

/** Returns the children of `parent` that are items of the same list as `element`. */
function itemsLike(element: HTMLElement, parent: HTMLElement): HTMLElement[] {
  return [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.tagName === element.tagName,
  )
}

function verbOf(element: HTMLElement): string {
  return (element.ariaLabel ?? element.textContent ?? '').trim().split(/\s/)[0] ?? ''
}

/** Returns the text field (for an emptied list) or heading of the innermost ancestor that has one; no heading of a later part. */
function nearest(around: readonly HTMLElement[], isOfList: boolean): HTMLElement | undefined {
  const [innermost] = around
  const isLater = (heading: HTMLElement) =>
    innermost !== undefined &&
    !innermost.contains(heading) &&
    (innermost.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  for (const part of around) {
    const headings = matching(part, HEADINGS).filter((heading) => !isLater(heading))
    const found = (isOfList && firstIn([part], TEXT_FIELDS)) || headings[0]
    if (found) return found
    if (part.matches('main, dialog')) return undefined
  }
  return undefined
}

function firstIn(parts: readonly HTMLElement[], selector: string): HTMLElement | undefined {
  return parts.flatMap((part) => matching(part, selector))[0]
}

/** Returns the visible elements that match, `element` included. */
function matching(element: HTMLElement, selector: string): HTMLElement[] {
  return [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(selector),
  ].filter((one) => one.checkVisibility())
}

/** Focuses an element, even if it is not a tab stop. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches(CONTROLS) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest' })
}
