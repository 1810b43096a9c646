import { useEffect, useRef } from 'react'
import type { GameState } from '#contract/game.ts'
import { Card } from '#web/ui/result.tsx'
import { RichText } from '../attempt/rich-text.tsx'
import { AnswerForm } from './answer-form.tsx'
import { placeText, pointsText } from './game-words.ts'
import { Leaders } from './leaders.tsx'
import { Podium } from './podium.tsx'
import { QuestionView, TimeLeft } from './question-view.tsx'
import type { GameConnection } from './use-game.ts'
import { VERDICT_GROUNDS } from './verdict-grounds.ts'

type Me = NonNullable<GameState['me']>

type PlayerScreenProps = {
  readonly id: string
  readonly line: GameConnection
  readonly state: GameState
  readonly me: Me
  readonly clockAheadMs: number
}

/** Screen of a player: wait, answer, see the correct answer and the rank, for each question. */
export default function PlayerScreen({ id, line, state, me, clockAheadMs }: PlayerScreenProps) {
  const { phase, question } = state
  return (
    <>
      <p className="mb-3 flex items-baseline gap-3 text-sm">
        <strong dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {me.name}
        </strong>
        <span className="ml-auto shrink-0 tabular-nums">{pointsText(me.score)}</span>
      </p>
      {phase === 'lobby' && (
        <Card>
          <p role="status" className="font-semibold text-base">
            You are in.
          </p>
          <p className="mt-1 text-ink-soft">
            {state.seats === 1 ? 'You are the first.' : `${state.seats} players joined.`} The quiz begins when
            the host starts it.
          </p>
        </Card>
      )}
      {phase === 'question' && question && (
        <Card key={`question-${question.at}`}>
          <AnswerForm id={id} line={line} question={question} given={me.answer}>
            <QuestionView
              question={question}
              accessory={<TimeLeft closesAt={question.closesAt} clockAheadMs={clockAheadMs} />}
            />
          </AnswerForm>
        </Card>
      )}
      {phase === 'result' && <Result key={`result-${question?.at}`} state={state} me={me} />}
      {phase === 'end' && <End state={state} me={me} />}
    </>
  )
}

function Result({ state, me }: { readonly state: GameState; readonly me: Me }) {
  const { result, leaders } = state
  if (!result) return null
  const verdict = me.answer === null ? 'No answer' : me.isRight ? 'Right' : 'Wrong'
  const ground = { Right: VERDICT_GROUNDS.right, Wrong: VERDICT_GROUNDS.wrong, 'No answer': 'bg-surface' }[
    verdict
  ]
  return (
    <section className={`rounded-card p-4 shadow-lift sm:p-5 ${ground}`}>
      <Focused>{me.isRight ? `${verdict}, ${pointsText(me.points)}` : verdict}</Focused>
      <p dir="auto" className="mt-2 [overflow-wrap:anywhere]">
        Right answer: <strong>{result.rightText}</strong>
      </p>
      {result.explanation && (
        <p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
          <RichText text={result.explanation} />
        </p>
      )}
      <p role="status" aria-label="Your place" className="mt-3 font-semibold">
        {placeText(me.place)}, {pointsText(me.score)} in all
      </p>
      <Leaders leaders={leaders} />
    </section>
  )
}

function End({ state, me }: { readonly state: GameState; readonly me: Me }) {
  return (
    <Card>
      <Focused>The quiz is over</Focused>
      <p role="status" aria-label="Your place" className="mt-2 font-semibold text-xl">
        {placeText(me.place)}, {pointsText(me.score)}
      </p>
      <p className="mt-1 text-ink-soft">Thank you for playing.</p>
      <Podium leaders={state.leaders} />
    </Card>
  )
}

/** Heading that receives the focus when it appears, so that screen readers announce it. */
function Focused({ children }: { readonly children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="font-bold font-display text-3xl outline-none">
      {children}
    </h2>
  )
}
