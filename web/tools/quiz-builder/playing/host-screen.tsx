import { type ReactNode, useRef, useState } from 'react'
import type { GameQuestion, GameResult, GameState } from '#contract/game.ts'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { download } from '#web/platform/download.ts'
import { askServerForText } from '#web/platform/fetch-api.ts'
import { useFullScreen } from '#web/platform/use-full-screen.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import Check from '~icons/lucide/check'
import Download from '~icons/lucide/download'
import { ChoiceShape, choiceClass, fadedChoiceClass } from '../attempt/choice-look.tsx'
import { RichText } from '../attempt/rich-text.tsx'
import { Confetti } from './confetti.tsx'
import { EndButton, EndingStatus, useEnding } from './end-button.tsx'
import { HostLobby } from './host-lobby.tsx'
import { Leaders } from './leaders.tsx'
import { Podium } from './podium.tsx'
import { QuestionView, TimeLeft } from './question-view.tsx'
import { type GameConnection, gamePath } from './use-game.ts'
import { VERDICT_GROUNDS } from './verdict-grounds.ts'

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
  const stage = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(stage)
  return (
    <div
      ref={stage}
      className={`flex flex-1 flex-col ${isFull ? 'fixed inset-0 z-50 overflow-auto bg-ground px-[2vmin] pt-[2vmin]' : ''}`}
    >
      {phase === 'lobby' && <HostLobby line={line} code={state.code} host={host} />}
      {question && (
        <section
          key={question.at}
          aria-label="Question"
          className="flex flex-1 flex-col rounded-card border border-line bg-surface p-4 shadow-lift sm:p-6"
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
            {!result
              ? `${host.answered} of ${host.players.length} have answered.`
              : result.answered === 0
                ? 'Nobody answered.'
                : `${result.wasRight} of ${result.answered} answers were right.`}
          </p>
        </section>
      )}
      {phase === 'end' ? (
        <section className="relative flex flex-1 flex-col overflow-hidden rounded-card border border-line bg-surface px-4 pt-4 shadow-lift sm:px-6 sm:pt-6">
          <p role="status" className="text-center font-semibold text-xl 2xl:text-3xl">
            The quiz is over.
          </p>
          <Podium leaders={leaders} isLarge />
          <Confetti />
        </section>
      ) : (
        leaders.length > 0 && (
          <div className="my-4 rounded-card border border-line bg-surface px-4 pb-2 text-xl shadow-lift sm:px-6 sm:text-2xl 2xl:text-[28px]">
            <Leaders leaders={leaders} />
          </div>
        )
      )}
      <HostBar id={id} line={line} state={state} players={host.players.length}>
        <Button onClick={toggle}>{isFull ? 'Exit full screen' : 'Full screen'}</Button>
      </HostBar>
    </div>
  )
}

type ChoiceBarsProps = {
  readonly choices: GameQuestion['choices']
  /** Null while the question is open: correct answers and counts are hidden. */
  readonly result: GameResult | null
}

/** Characters of a choice that has room in large letters. */
const SHORT = 40

/** Renders the choices with their shapes and colors; after the time limit, the correct ones and how often each was selected. */
export function ChoiceBars({ choices, result }: ChoiceBarsProps) {
  if (choices.length === 0) return null
  const isShort = choices.every(({ text }) => text.length <= SHORT)
  const max = Math.max(1, ...(result?.counts.map(({ count }) => count) ?? []))
  return (
    <ul aria-label="Choices" className="grid flex-1 auto-rows-fr gap-2 lg:grid-cols-2 lg:gap-3">
      {choices.map(({ id, text }, index) => {
        const isRight = result?.right.includes(id) ?? false
        const count = result?.counts.find((one) => one.id === id)?.count ?? 0
        return (
          <li
            key={id}
            className={`grid content-center rounded-control border-2 px-4 py-4 font-display font-semibold text-xl lg:px-6 ${isShort ? 'lg:text-[clamp(32px,4vw,56px)] lg:leading-tight 2xl:[&>div>svg:first-child]:size-12' : 'lg:text-3xl 2xl:text-4xl'} ${lookOf(index, result && isRight)}`}
          >
            <div className="flex items-center gap-3 2xl:gap-6">
              <ChoiceShape index={index} />
              <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {text}
              </span>
              {isRight && (
                <span className="flex items-center gap-2">
                  <Check aria-hidden className="size-[1.6em]" strokeWidth={3} />
                  Right
                </span>
              )}
              {result && <span className="font-display tabular-nums">{count}</span>}
            </div>
            {result && (
              <div aria-hidden className="mt-2 h-3">
                <div
                  className={`h-3 rounded-full ${isRight ? 'bg-white' : 'bg-ink/40'}`}
                  style={{ width: `${(count / max) * 100}%` }}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The look of a choice; `isRight` is null while the question is open. */
function lookOf(index: number, isRight: boolean | null): string {
  if (isRight === null) return `border-transparent ${choiceClass(index)}`
  return isRight ? `border-transparent ${VERDICT_GROUNDS.right}` : fadedChoiceClass(index)
}

type HostBarProps = {
  readonly id: string
  readonly line: GameConnection
  readonly state: GameState
  readonly players: number
  readonly children: ReactNode
}

/**
 * Renders the button that advances the game at a fixed position, so that one key plays a whole quiz: from a question to
 * its result, and on. While players have time to answer, it ends the question after a moment in which that can be stopped.
 */
export function HostBar({ id, line, state, players, children }: HostBarProps) {
  const [error, setError] = useState('')
  const { step, phase, question } = state
  const isSoftDisabled = phase === 'lobby' && players === 0
  const lead = async (kind: 'next' | 'close' | 'end') => setError(await line.ask('/commands', { kind, step }))
  const isOpen = phase === 'question'
  const closing = useEnding(isOpen ? question?.at : undefined, () => lead('close'))
  const save = async () => {
    const result = await toResultAsync(() => askServerForText(`${gamePath(id)}/report`))
    if (result.ok) download(result.value, 'quiz-results.csv', 'text/csv;charset=utf-8')
    setError(result.ok ? '' : result.problem.message)
  }
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3 2xl:[&>.button]:min-h-12 2xl:[&>.button]:text-xl">
      {phase !== 'end' && (
        <Button
          kind={isOpen ? 'plain' : 'go'}
          className="min-w-28"
          isSoftDisabled={isSoftDisabled}
          onClick={isOpen ? closing.toggle : () => lead('next')}
          {...(isSoftDisabled && { title: 'The quiz can begin when somebody is in' })}
        >
          {phase === 'lobby' ? 'Start' : closing.isEnding ? 'Keep open' : 'Next'}
        </Button>
      )}
      {phase !== 'lobby' && (
        <Button icon={<Download size={16} aria-hidden />} onClick={save}>
          Download results
        </Button>
      )}
      {phase === 'end' && (
        <a href={withBase('/quiz-builder')} className={buttonClass({})}>
          Back to the Quiz Builder
        </a>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
        {question && phase !== 'end' && (
          <>
            <EndingStatus isEnding={closing.isEnding} what="question" players={players} />
            <EndButton
              question={question.at}
              players={players}
              isLast={phase === 'result' && question.at === question.total - 1}
              onEnd={() => lead('end')}
            />
          </>
        )}
        {children}
      </div>
      <Alert problem={error === '' ? undefined : { message: error, detail: '' }} />
    </div>
  )
}
