import { lazy, Suspense, useEffect, useState } from 'react'
import type { PollState } from '#contract/poll.ts'
import { withBase } from '#lib/net/base-path.ts'
import { NOT_LIVE } from '#web/platform/live-connection.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Message } from '#web/ui/page-text.tsx'
import Share2 from '~icons/lucide/share-2'
import type { Ballot } from './choices.ts'
import { getSecret, ownAnswer, presentedIds, voteText } from './own-polls.ts'
import type { OtherProps } from './present-screen.tsx'
import { ResultsList } from './results-list.tsx'
import { useAuthorResults } from './use-author-results.ts'
import { useOwnPolls } from './use-own-polls.ts'
import { type PollPresence, usePoll, useVote } from './use-poll.ts'
import { useSharePoll } from './use-share-poll.ts'
import { VoteForm } from './vote-form.tsx'

const PresentScreen = lazy(() => import('./present-screen.tsx'))
const AuthorStage = lazy(() => import('./author-stage.tsx'))
const AuthorCard = lazy(() => import('./author-card.tsx'))
const QrImage = lazy(() => import('#web/ui/qr-image.tsx'))

/** From this length on a question reads better as a paragraph than as a headline. */
const LONG_QUESTION = 140

/** A poll from its loading on. */
export function PollScreen({ id }: { readonly id: string }) {
  const presence = usePoll(id)
  const { poll, loadError } = presence
  if (loadError && (loadError.isFinal || !poll))
    return (
      <Message title="No poll here" text={<span role="alert">{loadError.problem.message}</span>}>
        <a href={withBase('/anonymous-poll')} className={buttonClass({ kind: 'go' })}>
          Create a poll
        </a>
      </Message>
    )
  if (!poll) return <Message title="Poll" text="Loading…" />
  return <OpenPoll presence={presence} poll={poll} />
}

function OpenPoll({ presence, poll }: { readonly presence: PollPresence; readonly poll: PollState }) {
  const { hasVoted, isLive, isPolled, refresh } = presence
  const own = useOwnPolls()
  const mine = own.polls.find(({ id }) => id === poll.id)
  const secret = useAuthorSecret(poll, own)
  const authored = useAuthorResults(poll, secret)
  const { isBusy, problem, vote } = useVote(poll, hasVoted ? mine : undefined, (counted) => {
    own.remember({ id: poll.id, question: poll.question, createdAt: poll.createdAt, ...counted })
    refresh()
  })
  const [isPressed, setChanging] = useState(false)
  const isChanging = isPressed && hasVoted
  const wasReset = useWasReset(poll, hasVoted)
  useEffect(() => {
    document.title = `${poll.question} | Sundry`
  }, [poll.question])
  const secretOf = (id: string) =>
    id === poll.id ? secret : own.polls.find((other) => other.id === id)?.secret
  const canVote = !poll.isClosed && (!hasVoted || isChanging)
  const send = async (ballot: Ballot) => {
    if (await vote(ballot)) setChanging(false)
    else refresh()
  }
  const answer = hasVoted ? ownAnswer(mine, poll) : undefined
  return (
    <>
      <h1
        dir="auto"
        className={`font-bold [overflow-wrap:anywhere] ${poll.question.length > LONG_QUESTION ? 'text-base leading-snug sm:text-xl' : 'text-xl sm:text-3xl'}`}
      >
        {poll.question}
      </h1>
      <div className="mt-3 grid gap-3 empty:hidden">
        <div role="status" className="empty:hidden">
          {isPolled ? <Note>{NOT_LIVE}</Note> : !isLive && <Note>Reconnecting…</Note>}
        </div>
        {wasReset && (
          <div role="status">
            <Note>The author has reset this poll: all votes were removed. You can vote again.</Note>
          </div>
        )}
        <Standing
          poll={poll}
          hasVoted={hasVoted}
          vote={hasVoted ? voteText(mine, poll) : ''}
          canShow={authored.canShow}
        />
      </div>
      {canVote && (
        <VoteForm
          key={poll.timesEmptied}
          poll={poll}
          answer={answer}
          before={hasVoted ? mine?.choices : undefined}
          isBusy={isBusy}
          problem={problem}
          onVote={send}
          onCancel={isChanging ? () => setChanging(false) : undefined}
        />
      )}
      <ResultsList poll={authored.shown} />
      {authored.canShow && (
        <Button className="mt-3" onClick={authored.toggle}>
          {authored.isOn ? 'Hide results' : 'Show results'}
        </Button>
      )}
      {hasVoted && !canVote && !poll.isClosed && poll.settings.canChange && mine?.receipt && (
        <Button className="mt-4" onClick={() => setChanging(true)}>
          Change my vote
        </Button>
      )}
      <ShareCard poll={poll} presented={presentedIds(own.polls)} secretOf={secretOf} />
      {secret !== undefined && (
        <Suspense>
          <AuthorCard poll={poll} secret={secret} onChange={refresh} onDelete={() => own.forget(poll.id)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Returns the secret of the author's link or of this browser's list; a link's secret is stored, so that the link need
 * not be opened again.
 */
function useAuthorSecret(poll: PollState, own: ReturnType<typeof useOwnPolls>): string | undefined {
  const known = own.polls.find(({ id }) => id === poll.id)?.secret
  // A poll is rendered only after it was fetched, so never on the server.
  const given = getSecret(location.hash)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a link, or a poll that is deleted would be remembered again
  useEffect(() => {
    if (given === undefined || given === known) return
    own.remember({ id: poll.id, question: poll.question, createdAt: poll.createdAt, secret: given })
  }, [given])
  return given ?? known
}

/** Whether the author has reset the open poll since this page showed a vote of this browser. */
function useWasReset({ timesEmptied, isClosed }: PollState, hasVoted: boolean): boolean {
  const [votedIn, setVotedIn] = useState<number>()
  if (hasVoted && votedIn !== timesEmptied) setVotedIn(timesEmptied)
  return !hasVoted && !isClosed && votedIn !== undefined && votedIn !== timesEmptied
}

/** Current status of the poll for a voter. */
function Standing({
  poll,
  hasVoted,
  vote,
  canShow,
}: {
  readonly poll: PollState
  readonly hasVoted: boolean
  /** Vote as text; empty if unknown. */
  readonly vote: string
  /** Whether the visitor can see the results without a vote. */
  readonly canShow: boolean
}) {
  const locale = useLocale()
  const { isClosed, closesAt, results, settings } = poll
  return (
    <>
      {isClosed && <Note tone="plain">This poll is closed.</Note>}
      {!isClosed && hasVoted && <Note tone="good">Your vote is counted.</Note>}
      {vote !== '' && (
        <p role="status" aria-label="Your vote">
          Your vote:{' '}
          <strong dir="auto" className="[overflow-wrap:anywhere]">
            {vote}
          </strong>
        </p>
      )}
      {!isClosed && closesAt !== null && (
        <p className="text-ink-soft text-sm">
          Closes{' '}
          <time dateTime={new Date(closesAt).toISOString()}>
            {new Date(closesAt).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' })}
          </time>
        </p>
      )}
      {results === null && (
        <p className="text-ink-soft text-sm">
          {settings.results === 'after-close'
            ? 'The results are shown after the poll is closed.'
            : canShow
              ? 'Voters see the results after they have voted.'
              : 'The results are shown after you have voted.'}
        </p>
      )}
    </>
  )
}

function OtherPoll({ id, show }: OtherProps) {
  const { poll, loadError } = usePoll(id)
  if (poll && !loadError?.isFinal) return show(poll)
  return <p role="status">{loadError ? loadError.problem.message : 'Loading…'}</p>
}

type ShareCardProps = {
  readonly poll: PollState
  /** The polls that are shown on a big screen one after the other. */
  readonly presented: readonly string[]
  /** Of a poll that is this browser's own. */
  readonly secretOf: (id: string) => string | undefined
}

function ShareCard({ poll, presented, secretOf }: ShareCardProps) {
  const [isShown, setShown] = useState(false)
  const [isPresenting, setPresenting] = useState(false)
  const share = useSharePoll()
  return (
    <div className="mt-8 flex flex-wrap items-start gap-2 border-line border-t pt-5">
      <Button icon={<Share2 size={16} aria-hidden />} onClick={() => share(poll)}>
        Share
      </Button>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        QR code
      </Button>
      <Button onClick={() => setPresenting(true)}>Present</Button>
      {isPresenting && (
        <Suspense>
          <PresentScreen
            poll={poll}
            ids={presented}
            onClose={() => setPresenting(false)}
            resultsOf={(shown, options) => (
              <AuthorStage key={shown.id} poll={shown} secret={secretOf(shown.id)} options={options} />
            )}
            Other={OtherPoll}
          />
        </Suspense>
      )}
      {isShown && (
        <Suspense>
          <div className="w-full pt-2">
            <QrImage url={location.origin + location.pathname} label="QR code of this poll’s link" />
          </div>
        </Suspense>
      )}
    </div>
  )
}
