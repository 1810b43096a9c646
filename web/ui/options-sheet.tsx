import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

export type SheetProps = {
  readonly onClose: () => void
  /** Options of the row of a wide screen. */
  readonly row: ReactNode
  /** All other options. */
  readonly children: ReactNode
}

/**
 * Options at the foot of a phone's screen, modal. The marked result is in sight above them until they close, by Escape,
 * the button or a press outside. The button is focused first, as a field could open a keyboard over the result.
 */
export default function OptionsSheet({ onClose, row, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const before = scrollY
    dialog?.showModal()
    const result = document.querySelector('[data-result]')
    if (result) scrollBy(0, result.getBoundingClientRect().top - 8)
    return () => {
      dialog?.close()
      scrollTo(0, before)
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes with Escape by itself
    <dialog
      ref={ref}
      aria-label="Options"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="foot-sheet border border-line bg-surface shadow-lift"
    >
      <div className="flex flex-col gap-4 p-4">
        <div className="-my-2 sticky top-0 z-10 flex items-center bg-surface py-2">
          <h2 className="font-semibold text-base">Options</h2>
          <Button size="small" kind="quiet" className="ml-auto" onClick={onClose}>
            Close
          </Button>
        </div>
        <div className="bar-options flex flex-wrap items-center gap-x-3 gap-y-2">{row}</div>
        {children}
      </div>
    </dialog>
  )
}
