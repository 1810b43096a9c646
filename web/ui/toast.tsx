import { useEffect, useState, useSyncExternalStore } from 'react'
import X from '~icons/lucide/x'

export type ToastAction = { readonly label: string; readonly onAct: () => void }

type Toast = {
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

const SHOWN_MS = 5000
/** For messages that can be acted on, which have to be reached first. */
const ACTION_SHOWN_MS = 20_000

const UNDO = 'Undo'
const UNDO_KEY = /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘Z' : 'Ctrl+Z'

let current: Toast | undefined
const listeners = new Set<() => void>()

function replace(next: Toast | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message for five seconds, or 20 s if it is an error or offers an action; a newer one replaces an older one. */
export function showToast(toast: Toast): void {
  replace(toast)
}

/** Undoes what the shown message offers to undo; returns whether it offers that. */
export function undoToast(): boolean {
  const action = current?.action
  if (action?.label !== UNDO) return false
  run(action)
  return true
}

/** Closes the message and runs one of its actions; its event lets the page place the focus. */
function run({ label, onAct }: ToastAction): void {
  replace(undefined)
  dispatchEvent(new Event(label === UNDO ? 'toast-undo' : 'toast-close'))
  onAct()
}

/** Container for messages: once per page. */
export function Toasts() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!toast || isPaused || toast.stays) return
    const isLong = toast.action || toast.tone === 'error'
    const timer = setTimeout(() => replace(undefined), isLong ? ACTION_SHOWN_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, isPaused])

  const isError = toast?.tone === 'error'
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 sm:justify-end"
      data-print="no"
    >
      <div role="status" aria-label="Notifications">
        {toast && !isError && <ToastCard toast={toast} onPause={setPaused} />}
      </div>
      {toast && isError && (
        <div role="alert">
          <ToastCard toast={toast} onPause={setPaused} />
        </div>
      )}
    </div>
  )
}

function ToastCard({
  toast,
  onPause,
}: {
  readonly toast: Toast
  readonly onPause: (isPaused: boolean) => void
}) {
  const { title, description, action, otherActions = [] } = toast
  const close = () => {
    onPause(false)
    run({ label: '', onAct: () => {} })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the message under the pointer only gives more time to read it
    <div
      className={`pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 shadow-lift ${toast.tone === 'error' ? 'border-wrong' : 'border-line-strong'}`}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={({ currentTarget }) => onPause(currentTarget.matches(':focus-within'))}
      onFocus={() => onPause(true)}
      onBlur={({ currentTarget }) => onPause(currentTarget.matches(':hover'))}
    >
      <div className="min-w-0 py-1 text-sm">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-ink-soft">{description}</p>}
      </div>
      {[...otherActions, ...(action ? [action] : [])].map((one) => (
        <button
          key={one.label}
          type="button"
          aria-keyshortcuts={one.label === UNDO ? 'Control+Z' : undefined}
          className="min-h-control rounded-control px-2 font-semibold text-accent text-sm underline-offset-4 hover:underline"
          onClick={() => {
            onPause(false)
            run(one)
          }}
        >
          {one.label}
        </button>
      ))}
      {action?.label === UNDO && <kbd className="text-ink-soft text-xs">{UNDO_KEY}</kbd>}
      <button
        type="button"
        aria-label="Dismiss"
        className="ml-auto grid size-control shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
        onClick={close}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
