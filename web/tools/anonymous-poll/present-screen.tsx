import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PollState } from '#contract/poll.ts'
import { Button } from '#web/ui/button.tsx'
import QrImage from '#web/ui/qr-image.tsx'
import { pollPath } from './own-polls.ts'

type PresentScreenProps = {
  readonly poll: PollState
  /** The polls that are shown one after the other. */
  readonly ids: readonly string[]
  readonly onClose: () => void
  /** Live votes. Passed in, like `Other`: the page below has the same, and needs no shared chunk with this. */
  readonly resultsOf: (poll: PollState) => ReactNode
  readonly Other: (props: OtherProps) => ReactNode
}

/** A poll that the page below does not show. */
export type OtherProps = { readonly id: string; readonly show: (poll: PollState) => ReactNode }

/** Keys of presentation remotes, and arrows. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

/** The poll for a whole room to see, and the author's others by key or button. Escape leaves. */
export default function PresentScreen({ poll, ids, onClose, resultsOf, Other }: PresentScreenProps) {
  const [id, setId] = useState(poll.id)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // Without the right to the whole screen the window has to do.
    dialog.current?.requestFullscreen?.().catch(() => {})
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
  const at = ids.indexOf(id)
  const go = (places: number) => setId(ids[at + places] ?? id)
  const press = (event: KeyboardEvent) => {
    const places = at < 0 || event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key]
    if (places === undefined || ids.length < 2) return
    event.preventDefault()
    go(places)
  }
  const show = (shown: PollState) => <Stage poll={shown}>{resultsOf(shown)}</Stage>
  return (
    <dialog
      ref={dialog}
      aria-label="Poll on the big screen"
      onClose={onClose}
      onKeyDown={press}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-ground p-[3vmin] text-ink"
    >
      <div className="mb-3 flex items-center justify-end gap-2">
        {at >= 0 && ids.length > 1 && (
          <>
            <span className="mr-1 text-ink-soft tabular-nums">
              {at + 1} of {ids.length}
            </span>
            <Button isSoftDisabled={at === 0} onClick={() => go(-1)}>
              Previous poll
            </Button>
            <Button isSoftDisabled={at === ids.length - 1} onClick={() => go(1)}>
              Next poll
            </Button>
          </>
        )}
        <Button onClick={() => dialog.current?.close()}>Leave</Button>
      </div>
      {id === poll.id ? show(poll) : <Other key={id} id={id} show={show} />}
    </dialog>
  )
}

/** Renders the question, how to vote, and the live votes. */
function Stage({ poll, children }: { readonly poll: PollState; readonly children: ReactNode }) {
  const link = location.origin + pollPath(poll.id)
  return (
    <>
      <h2
        dir="auto"
        className="font-bold font-display text-3xl [overflow-wrap:anywhere] lg:text-[72px] lg:leading-none"
      >
        {poll.question}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
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
          <QrImage url={link} label="QR code of this poll’s link" width="w-96" />
          <p className="mt-3 text-base [overflow-wrap:anywhere]">{link.replace(/^https?:\/\//, '')}</p>
        </div>
      </div>
    </>
  )
}
