import { subscribeToToasts, undoToast } from '../ui/toast.tsx'
import { controlIn, focusOn } from './navigation/focus-target.ts'
import { addedBy } from './navigation/restore-focus.ts'

/** Time in which a restored part must appear to receive the focus. */
const RESTORED_WITHIN_MS = 500
const FIELDS = 'input, textarea, select'

/**
 * Lets Ctrl+Z (Command+Z) undo what the shown message offers to undo, unless the user has typed in, clicked or tabbed to
 * an input field since: there it undoes typing. After an undo, however it was requested, the focus goes to the restored
 * part.
 */
export function followToasts(): void {
  /** Last focused element of the page, not of the message. */
  let before: Element | null = null
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('main')) before = target
  })
  /** Field that the user has chosen since the message. */
  let edited: EventTarget | null = null
  const edit = ({ target }: Event) => {
    edited = target
  }
  addEventListener('input', edit)
  addEventListener('pointerdown', edit)
  addEventListener('keyup', (event) => event.key === 'Tab' && edit(event))
  subscribeToToasts(() => {
    edited = null
  })
  addEventListener('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || event.key.toLowerCase() !== 'z' || event.defaultPrevented) return
    if (edited === event.target && isTextField(edited)) return
    if (document.querySelector('dialog[open]') === null && undoToast()) event.preventDefault()
  })
  addEventListener('toast-undo', () => focusRestored(before))
  addEventListener('toast-close', () => requestAnimationFrame(() => returnTo(before)))
}

/** Focuses the first part that appears in the page, the field that changes, or else the last focused element. */
function focusRestored(before: Element | null): void {
  const main = document.querySelector('main')
  if (!main) return
  const values = new Map(fieldsOf(main).map((field) => [field, field.value]))
  const finish = (target: HTMLElement | null | undefined) => {
    observer.disconnect()
    clearTimeout(timer)
    if (target) focusOn(target)
  }
  const observer = new MutationObserver((records) => {
    const added = addedBy(records).find((element) => element.closest('main') && element.checkVisibility())
    if (added) finish(controlIn(added) ?? added)
  })
  const timer = setTimeout(() => {
    const changed = fieldsOf(main).find((field) => values.get(field) !== field.value)
    finish(changed)
    returnTo(before)
  }, RESTORED_WITHIN_MS)
  observer.observe(main, { childList: true, subtree: true })
}

/** Focuses an element that is still there, unless another one has the focus. */
function returnTo(element: Element | null): void {
  const isLost = document.activeElement === document.body
  if (isLost && element instanceof HTMLElement && element.isConnected) focusOn(element)
}

function fieldsOf(main: Element): (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
  return [...main.querySelectorAll<HTMLInputElement>(FIELDS)]
}

/** Returns whether the keys of an element edit text. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches(
      'textarea, [contenteditable=true], [contenteditable=true] *, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button])',
    )
  )
}
