import { useState } from 'react'
import type { GameQuestion, GameResult, GameState } from '#contract/game.ts'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { download } from '#web/platform/download.ts'
import { askServerForText } from '#web/platform/fetch-api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import Check from '~icons/lucide/check'
import Download from '~icons/lucide/download'
import { RichText } from '../attempt/rich-text.tsx'
import { ChoiceShape, choiceStyle } from './choice-look.tsx'
import { HostLobby } from './host-lobby.tsx'
import { Leaders } from './leaders.tsx'
import { QuestionView, TimeLeft } from './question-view.tsx'
import { type GameConnection, gamePath } from './use-game.ts'

type HostScreenProps = {
  readonly id: string
  readonly line: GameConnection
  readonly state: GameState
  readonly host: NonNullable<GameState['host']>
  readonly clockAheadMs: number
}

/** The big screen: how to join, each question with its time, what was right, who leads. */
export default function HostScreen({ id, line, state, host, clockAheadMs }: HostScreenProps) {
  const { phase, question, result, leaders } = state
  return (
    <>
      {phase === 'lobby' && <HostLobby line={line} code={state.code} host={host} />}
      {question && (
        <section
          key={question.at}
          aria-label="Question"
          className="rounded-card border border-line bg-surface p-4 shadow-lift sm:p-6"
        >
          <QuestionView
            question={question}
            isLarge
            accessory={
              phase === 'question' && (
                <TimeLeft closesAt={question.closesAt} clockAheadMs={clockAheadMs} isLarge />
              )
            }
          />
          <ChoiceBars choices={question.choices} result={result} />
          {result && question.choices.length === 0 && (
            <p dir="auto" className="text-xl 2xl:text-3xl [overflow-wrap:anywhere]">
              Right answer: <strong>{result.rightText}</strong>
            </p>
          )}
          {result?.explanation && (
            <p dir="auto" className="mt-3 whitespace-pre-line 2xl:text-xl [overflow-wrap:anywhere]">
              <RichText text={result.explanation} />
            </p>
          )}
          <p role="status" className="mt-4 text-base 2xl:text-xl">
            {result
              ? `${result.wasRight} of ${result.answered} answers were right.`
              : `${host.answered} of ${host.players.length} have answered.`}
          </p>
        </section>
      )}
      {phase === 'end' ? (
        <section className="max-w-5xl rounded-card border border-line bg-surface p-4 shadow-lift sm:p-6">
          <p role="status" className="font-semibold text-xl 2xl:text-3xl">
            The quiz is over.
          </p>
          <Leaders leaders={leaders} isLarge />
        </section>
      ) : (
        // A line no longer than an eye follows from a name to its points.
        <div className="max-w-5xl text-base 2xl:text-xl">
          <Leaders leaders={leaders} />
        </div>
      )}
      <HostBar id={id} line={line} state={state} players={host.players.length} />
    </>
  )
}

type ChoiceBarsProps = {
  readonly choices: GameQuestion['choices']
  /** Null while the question is open: correct answers and counts are hidden. */
  readonly result: GameResult | null
}

/** Renders the choices with their letters; after the time limit, the correct ones and how often each was selected. */
export function ChoiceBars({ choices, result }: ChoiceBarsProps) {
  if (choices.length === 0) return null
  const max = Math.max(1, ...(result?.counts.map(({ count }) => count) ?? []))
  return (
    <ul aria-label="Choices" className="grid gap-2 lg:grid-cols-2">
      {choices.map(({ id, text }, index) => {
        const isRight = result?.right.includes(id) ?? false
        const isMuted = result !== null && !isRight
        const count = result?.counts.find((one) => one.id === id)?.count ?? 0
        return (
          <li
            key={id}
            className={`grid content-center rounded-card px-4 py-4 font-medium text-xl lg:min-h-[20vh] 2xl:px-6 2xl:text-3xl ${isMuted ? 'bg-sunken text-ink-soft' : ''}`}
            {...(!isMuted && { style: choiceStyle(index) })}
          >
            <div className="flex items-center gap-3">
              <ChoiceShape index={index} />
              <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {text}
              </span>
              {isRight && (
                <span className="flex items-center gap-1 font-semibold text-base 2xl:text-xl">
                  <Check size={20} aria-hidden />
                  Right
                </span>
              )}
              {result && <span className="font-semibold tabular-nums">{count}</span>}
            </div>
            {result && (
              <div aria-hidden className="mt-2 h-2 rounded-full bg-line/30">
                <div
                  className="h-2 rounded-full"
                  style={{ background: 'currentColor', width: `${(count / max) * 100}%` }}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type HostBarProps = {
  readonly id: string
  readonly line: GameConnection
  readonly state: GameState
  readonly players: number
}

/**
 * Renders the button that advances the game at a fixed position, so that one key plays a whole quiz: from a question to
 * its result, and on.
 */
export function HostBar({ id, line, state, players }: HostBarProps) {
  const [error, setError] = useState('')
  const { step, phase } = state
  const isSoftDisabled = phase === 'lobby' && players === 0
  const lead = async (kind: 'next' | 'close' | 'end') => setError(await line.ask('/commands', { kind, step }))
  const save = async () => {
    const result = await toResultAsync(() => askServerForText(`${gamePath(id)}/report`))
    if (result.ok) download(result.value, 'quiz-results.csv', 'text/csv;charset=utf-8')
    setError(result.ok ? '' : result.problem.message)
  }
  return (
    <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3">
      {phase !== 'end' && (
        <Button
          kind="go"
          isSoftDisabled={isSoftDisabled}
          onClick={() => lead(phase === 'question' ? 'close' : 'next')}
          {...(isSoftDisabled && { title: 'The quiz can begin when somebody is in' })}
        >
          {phase === 'lobby' ? 'Start' : 'Next'}
        </Button>
      )}
      {(phase === 'question' || phase === 'result') && <Button onClick={() => lead('end')}>End quiz</Button>}
      {phase !== 'lobby' && (
        <Button icon={<Download size={16} aria-hidden />} onClick={save}>
          Download results
        </Button>
      )}
      <FullScreenButton />
      {phase === 'end' && (
        <a href={withBase('/quiz-builder')} className={buttonClass({})}>
          Back to the Quiz Builder
        </a>
      )}
      <Alert problem={error === '' ? undefined : { message: error, detail: '' }} />
    </div>
  )
}

/** Fills the screen with the page; not there in a browser that cannot (iPhone). */
function FullScreenButton() {
  const root = document.documentElement
  if (!root.requestFullscreen) return null
  const toggle = () => (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen())
  return (
    <Button className="ml-auto" onClick={() => toggle().catch(() => {})}>
      Full screen
    </Button>
  )
}
