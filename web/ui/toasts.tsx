import { useEffect, useState, useSyncExternalStore } from 'react'
import X from '~icons/lucide/x'
import { getToast, replaceToast, runToastAction, subscribeToToasts, type Toast, UNDO } from './toast.tsx'

const SHOWN_MS = 5000
/** Undo has a key as well. */
const UNDO_SHOWN_MS = 6000
/** For errors and other actions, which have to be reached first. */
const ACTION_SHOWN_MS = 10_000
const UNDO_KEY = /Mac|iP/.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z'

/** Messages: once per page. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, getToast)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!toast || isPaused || toast.stays) return
    const isLong = toast.action || toast.tone === 'error'
    const shownMs = toast.action?.label === UNDO ? UNDO_SHOWN_MS : isLong ? ACTION_SHOWN_MS : SHOWN_MS
    const timer = setTimeout(() => replaceToast(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [toast, isPaused])

  const isError = toast?.tone === 'error'
  return (
    <>
      <div role="status" aria-label="Notifications">
        {toast && !isError && <ToastCard toast={toast} onPause={setPaused} />}
      </div>
      {toast && isError && (
        <div role="alert">
          <ToastCard toast={toast} onPause={setPaused} />
        </div>
      )}
    </>
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
    runToastAction({ label: '', onAct: () => {} })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the message under the pointer only gives more time to read it
    <div
      className={`pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 shadow-lift max-sm:max-w-none max-sm:gap-1 max-sm:py-0 ${toast.tone === 'error' ? 'border-wrong' : 'border-line-strong'}`}
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
            runToastAction(one)
          }}
        >
          {one.label}
        </button>
      ))}
      {action?.label === UNDO && (
        <kbd translate="no" className="text-ink-soft text-xs pointer-coarse:hidden">
          {UNDO_KEY}
        </kbd>
      )}
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
