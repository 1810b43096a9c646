import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import X from '~icons/lucide/x'

type DialogProps = {
  readonly title: string
  /** Hides the title from sight where the content says it already. */
  readonly isTitleHidden?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** A modal dialog, open while it is rendered. Escape, the close button and a press outside close it; focus returns by itself. */
export function Dialog({
  title,
  isTitleHidden = false,
  onClose,
  children,
  className = 'max-w-lg',
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Immediately: closing after the next dialog has opened would move the focus away from it.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // By default the close button would be first.
    const first = dialog?.querySelector<HTMLElement>('[data-first] button, input, textarea')
    first?.focus()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes with Escape by itself
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className={`m-auto max-h-[min(90dvh,44rem)] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-card border border-line bg-surface p-0 shadow-lift open:flex ${className}`}
    >
      <div className="flex items-center gap-3 px-5 pt-4">
        <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'font-semibold text-base'}>
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="-mr-2 ml-auto grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken"
          onClick={() => ref.current?.close()}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <div className="min-h-0 overflow-y-auto px-5 pt-2 pb-5">{children}</div>
    </dialog>
  )
}
