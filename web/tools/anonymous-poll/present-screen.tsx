import { type ReactNode, useEffect, useRef } from 'react'
import type { PollState } from '#contract/poll.ts'
import { Button } from '#web/ui/button.tsx'
import QrPicture from '#web/ui/qr-picture.tsx'

type PresentScreenProps = {
  readonly poll: PollState
  readonly onClose: () => void
  /** The votes as they come. */
  readonly children: ReactNode
}

/** The poll for a whole room to see: the question, how to vote, and the votes as they come. Escape leaves. */
export default function PresentScreen({ poll, onClose, children }: PresentScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // Without the right to the whole screen the window has to do.
    dialog.current?.requestFullscreen?.().catch(() => {})
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
  const link = location.origin + location.pathname
  return (
    <dialog
      ref={dialog}
      aria-label="Poll on the big screen"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-ground p-[3vmin] text-ink"
    >
      <div className="flex items-start gap-4">
        <h2 dir="auto" className="min-w-0 flex-1 font-bold text-3xl [overflow-wrap:anywhere] lg:text-stage">
          {poll.question}
        </h2>
        <Button onClick={() => dialog.current?.close()}>Leave</Button>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="text-xl">
          {poll.results === null && (
            <ul aria-label="Options" className="grid gap-3">
              {poll.options.map(({ id, text }) => (
                <li key={id} dir="auto" className="rounded-control border border-line-strong px-4 py-3">
                  {text}
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
        <div className="text-center">
          <QrPicture address={link} label="QR code of this poll’s link" width="w-80" />
          <p className="mt-3 text-base [overflow-wrap:anywhere]">{link.replace(/^https?:\/\//, '')}</p>
        </div>
      </div>
    </dialog>
  )
}
