import { focusOn } from './navigation/focus-target.ts'
import { addedBy } from './navigation/restore-focus.ts'

/** Time in which the new row must appear to receive the focus. */
const ADDED_WITHIN_MS = 500
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select'

/** After a press of a button with `data-adds`, focuses the first text field of the row that it adds. */
export function focusAddedFields(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[data-adds]')) return
      const observer = new MutationObserver((records) => {
        const field = addedBy(records)
          .map((element) => (element.matches(FIELDS) ? element : element.querySelector<HTMLElement>(FIELDS)))
          .find((element) => element !== null)
        if (!field) return
        observer.disconnect()
        focusOn(field)
      })
      observer.observe(document.body, { childList: true, subtree: true })
      setTimeout(() => observer.disconnect(), ADDED_WITHIN_MS)
      // Before React handles the click, whose changes are then seen.
    },
    { capture: true },
  )
}
