import { focusOn } from './navigation/focus-target.ts'

/** After a failed submission of any form, focuses its first invalid field, whose message the page shows by then. */
export function focusInvalidFields(): void {
  addEventListener('submit', ({ target }) => {
    // Components update until the next frame.
    requestAnimationFrame(() => {
      const form = target instanceof HTMLFormElement && target.isConnected ? target : undefined
      const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
      if (!field) return
      focusOn(field)
      // The focused field and its message are read out; the announcement would repeat it.
      dispatchEvent(new Event('cancel-announcement'))
    })
  })
}
