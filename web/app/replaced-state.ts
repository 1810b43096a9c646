import { STATE_REPLACED } from '../platform/store/storage.ts'
import { showToast, UNDO } from '../ui/toast.tsx'

/** Offers to restore what another tab has replaced, as soon as this tab is visible. */
export function followReplacedState(): void {
  addEventListener(STATE_REPLACED, (event) => {
    if (!(event instanceof CustomEvent)) return
    const offer = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', offer)
      showToast({
        title: 'Changed in another tab',
        stays: true,
        action: { label: UNDO, onAct: event.detail },
      })
    }
    document.addEventListener('visibilitychange', offer)
    offer()
  })
}
