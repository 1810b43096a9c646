import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'

type FullScreenProps = {
  /** The accessible name. */
  readonly label: string
  /** Start of the top row. */
  readonly heading: ReactNode
  /** Buttons before `Leave`. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/** Shows its content to a whole room: on the full screen, without the frame of the site. Escape leaves. */
export function FullScreen({ label, heading, actions, children, onClose, onKeyDown }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // Without permission for the full screen, the dialog fills the window.
    dialog.current?.requestFullscreen?.().catch(() => {})
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-ground p-[clamp(16px,3.5vmin,48px)] text-ink"
    >
      <div className="flex min-h-full flex-col gap-[clamp(16px,3vmin,36px)]">
        <div className="flex flex-wrap-reverse items-start justify-end gap-x-6 gap-y-3">
          <div className="min-w-[min(100%,40rem)] flex-1">{heading}</div>
          <div className="stage-buttons flex items-center gap-2">
            {actions}
            <Button onClick={() => dialog.current?.close()}>Leave</Button>
          </div>
        </div>
        {children}
      </div>
    </dialog>
  )
}
