import { createRoot } from 'react-dom/client'
import { SECOND_ROOT } from '../platform/second-root.ts'
import { Toasts } from '../ui/toasts.tsx'
import { followToasts } from './toast-keys.ts'

/** Shows messages in their container on the page, and handles the key that undoes. */
export function startToasts(): void {
  const container = document.querySelector('#toasts')
  if (container) createRoot(container, SECOND_ROOT).render(<Toasts />)
  followToasts()
}
