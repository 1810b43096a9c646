import { createRoot } from 'react-dom/client'
import { SECOND_ROOT } from '../platform/second-root.ts'
import { Toasts } from '../ui/toasts.tsx'
import { followReplacedState } from './replaced-state.ts'
import { followToasts } from './toast-keys.ts'

/** At the foot of the page; on a phone over the navigation bar, where no title, tab or main button is. */
const PLACE =
  'pointer-events-none fixed inset-x-0 bottom-0 z-50 flex items-start justify-center p-4 max-sm:top-0 max-sm:p-1 sm:justify-end'

/** Shows messages in a container at the page's end, handles the key that undoes, and follows what other tabs replace. */
export function startToasts(): void {
  const container = document.body.appendChild(document.createElement('div'))
  container.className = PLACE
  container.dataset.print = 'no'
  createRoot(container, SECOND_ROOT).render(<Toasts />)
  followToasts()
  followReplacedState()
}
