import type { Persisted } from '../platform/store/persisted.ts'
import { showToast, type ToastAction } from './toast.tsx'

/**
 * Changes fields of a stored value, and offers to restore their previous values; other fields keep their current
 * values.
 */
export function changeWithUndo<T extends object>(
  store: Persisted<T>,
  fields: Partial<T>,
  title: string,
  otherActions: readonly ToastAction[] = [],
): void {
  const before = store.get()
  store.set({ ...before, ...fields })
  const undo = () => {
    const back: Partial<T> = {}
    for (const field in fields) back[field] = before[field]
    store.set({ ...store.get(), ...back })
  }
  showToast({ title, action: { label: 'Undo', onAct: undo }, otherActions })
}
