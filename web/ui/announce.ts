import { pluralize } from '#lib/numbers/pluralize.ts'

/** Time without a change after which something is announced, so that typing and repeated presses are one line. */
export const REST_MS = 600

/** Event of the window that cancels what waits to be announced. */
const CANCEL_EVENT = 'cancel-announcement'

let timer: ReturnType<typeof setTimeout>
let region: HTMLElement | undefined

/**
 * Announces a change to screen readers after a moment of rest; a later one replaces it. Returns a function that cancels
 * it. `onSaid` is called once it is announced.
 */
export function announce(text: string, onSaid?: () => void): () => void {
  clearTimeout(timer)
  // Screen readers have to know the region before its text changes, and a repeated text has to be a change.
  showIn(getRegion(), '')
  const own = setTimeout(() => {
    showIn(getRegion(), text)
    onSaid?.()
  }, REST_MS)
  timer = own
  const cancel = () => clearTimeout(own)
  addEventListener(CANCEL_EVENT, cancel, { once: true })
  return cancel
}

function showIn(element: HTMLElement, text: string): void {
  element.textContent = text
  // A modal dialog hides the rest of the page from screen readers.
  const parent = document.querySelector('dialog[open]') ?? document.body
  if (element.parentElement !== parent) parent.append(element)
}

function getRegion(): HTMLElement {
  if (region) return region
  region = document.createElement('p')
  region.className = 'sr-only'
  region.ariaLive = 'polite'
  return region
}

/** Announces an added item: "Ana added, 3 names". */
export function announceAdded(name: string, count: number, noun: string): void {
  announce(`${name} added, ${pluralize(count, noun)}`)
}

/** Announces the new position of a moved item, counted from 0: "Moved to position 2 of 5". */
export function announceMoved(index: number, count: number): void {
  announce(`Moved to position ${index + 1} of ${count}`)
}
