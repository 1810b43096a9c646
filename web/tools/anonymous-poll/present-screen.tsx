import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { PollState } from '#contract/poll.ts'
import { Button } from '#web/ui/button.tsx'
import { FullScreen } from '#web/ui/full-screen.tsx'
import QrImage from '#web/ui/qr-image.tsx'
import { optionColor } from './option-color.ts'
import { pollPath } from './own-polls.ts'

type PresentScreenProps = {
  readonly poll: PollState
  /** The polls that are shown one after the other. */
  readonly ids: readonly string[]
  readonly onClose: () => void
  /** Live votes, or while they are not to be seen the options. Passed in, like `Other`: the page below loads them. */
  readonly resultsOf: (poll: PollState, options: ReactNode) => ReactNode
  readonly Other: (props: OtherProps) => ReactNode
}

/** A poll that the page below does not show. */
export type OtherProps = { readonly id: string; readonly show: (poll: PollState) => ReactNode }

/** Keys of presentation remotes, and arrows. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

/** The poll for a whole room to see, and the author's others by key or button. Escape leaves. */
export default function PresentScreen({ poll, ids, onClose, resultsOf, Other }: PresentScreenProps) {
  const [id, setId] = useState(poll.id)
  const at = ids.indexOf(id)
  const go = (places: number) => setId(ids[at + places] ?? id)
  const press = (event: KeyboardEvent) => {
    const places = at < 0 || event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key]
    if (places === undefined || ids.length < 2) return
    event.preventDefault()
    go(places)
  }
  const actions = at >= 0 && ids.length > 1 && (
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
  )
  const show = (shown: PollState) => (
    <Stage poll={shown}>{resultsOf(shown, <Options options={shown.options} />)}</Stage>
  )
  return (
    <FullScreen
      label="Poll on the big screen"
      heading={<JoinLine id={id} />}
      actions={actions}
      onClose={onClose}
      onKeyDown={press}
    >
      {id === poll.id ? show(poll) : <Other key={id} id={id} show={show} />}
    </FullScreen>
  )
}

/** Address of a poll, to be typed from a distance. */
function JoinLine({ id }: { readonly id: string }) {
  return (
    <p className="text-[clamp(18px,3.4vmin,38px)] text-ink-soft leading-tight">
      Vote at{' '}
      <strong translate="no" className="text-ink [overflow-wrap:anywhere]">
        {linkOf(id).replace(/^https?:\/\//, '')}
      </strong>
    </p>
  )
}

function linkOf(id: string): string {
  return location.origin + pollPath(id)
}

/** From this length on a question is set smaller, so that its answers stay on the screen. */
const LONG_QUESTION = 60

/** Renders the question, its live votes, and the code to vote with. */
function Stage({ poll, children }: { readonly poll: PollState; readonly children: ReactNode }) {
  const { question } = poll
  const size =
    question.length > LONG_QUESTION ? 'text-[clamp(24px,5vmin,54px)]' : 'text-[clamp(30px,8vmin,88px)]'
  return (
    <>
      <h2 dir="auto" className={`font-bold font-display leading-[1.05] [overflow-wrap:anywhere] ${size}`}>
        {question}
      </h2>
      <div className="group grid flex-1 grid-cols-1 gap-[clamp(24px,5vmin,64px)] lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col">{children}</div>
        <div className="self-start rounded-card bg-white p-3 *:w-[min(100%,42vmin)] group-has-[[data-results]]:*:w-[min(200px,25vmin)] max-lg:mx-auto">
          <QrImage url={linkOf(poll.id)} label="QR code of this poll’s link" width="w-80" />
        </div>
      </div>
    </>
  )
}

function Options({ options }: Pick<PollState, 'options'>) {
  return (
    <ul
      aria-label="Options"
      className="grid flex-1 content-evenly gap-3 text-[clamp(20px,min(7vmin,44vmin/var(--options)),72px)]"
      style={{ '--options': options.length } as CSSProperties}
    >
      {options.map(({ id, text }, index) => (
        <li
          key={id}
          dir="auto"
          className="flex items-baseline gap-[0.6em] font-bold font-display leading-tight"
        >
          <span
            aria-hidden
            className="size-[0.7em] shrink-0 rounded-full forced-color-adjust-none"
            style={{ background: optionColor(index) }}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
        </li>
      ))}
    </ul>
  )
}
