export type ToastAction = { readonly label: string; readonly onAct: () => void }

export type Toast = {
  readonly title: string
  readonly description?: string
  /** An error is announced at once, anything else when the reader pauses. */
  readonly tone?: 'plain' | 'error'
  /** Remains until it is dismissed or another replaces it. */
  readonly stays?: boolean
  readonly action?: ToastAction
  /** Choices before the main action. */
  readonly otherActions?: readonly ToastAction[]
}

export const UNDO = 'Undo'

let current: Toast | undefined
const listeners = new Set<() => void>()

export function replaceToast(next: Toast | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows a message for five seconds, for six if it offers Undo, or for ten if it is an error or offers another action; a newer
 * one replaces an older one.
 */
export function showToast(toast: Toast): void {
  replaceToast(toast)
}

/** Undoes what the shown message offers to undo; returns whether it offers that. */
export function undoToast(): boolean {
  const action = current?.action
  if (action?.label !== UNDO) return false
  runToastAction(action)
  return true
}

/** Closes the message and runs one of its actions; its event lets the page place the focus. */
export function runToastAction({ label, onAct }: ToastAction): void {
  replaceToast(undefined)
  dispatchEvent(new Event(label === UNDO ? 'toast-undo' : 'toast-close'))
  onAct()
}

/** Returns the shown message. */
export function getToast(): Toast | undefined {
  return current
}
