import type { GameState } from '#contract/game.ts'
import { RichText } from '../attempt/rich-text.tsx'
import { ChoiceBars } from './choice-bars.tsx'
import { HostBar } from './host-bar.tsx'
import { HostLobby } from './host-lobby.tsx'
import { Leaders } from './leaders.tsx'
import { QuestionView } from './question-view.tsx'
import { TimeLeft } from './time-left.tsx'
import type { GameConnection } from './use-game.ts'

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
              phase === 'question' && <TimeLeft closesAt={question.closesAt} clockAheadMs={clockAheadMs} />
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
