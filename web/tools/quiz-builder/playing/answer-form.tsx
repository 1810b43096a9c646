import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { GameQuestion } from '#contract/game.ts'
import { type Answer, isAnswered } from '#lib/quiz/quiz.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from '#web/platform/fetch-api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AnswerFields } from '../attempt/answer-fields.tsx'
import { ChoiceShape, choiceClass, fadedChoiceClass, TILE } from '../attempt/choice-look.tsx'
import { type GameConnection, gamePath } from './use-game.ts'

/** The classes of a choice that fills a phone. */
const LIVE_TILE = `${TILE} h-full max-sm:min-h-[max(5rem,14dvh)] sm:min-h-28`

type AnswerFormProps = {
  readonly id: string
  readonly line: GameConnection
  readonly question: GameQuestion
  /** The answer that the server has. */
  readonly given: Answer | null
  /** The question itself: keys answer from there too. */
  readonly children: ReactNode
}

/** Answer form of a player: a press on a choice sends the answer; typed and multiple answers have a button. */
export function AnswerForm({ id, line, question, given, children }: AnswerFormProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [sent, setSent] = useState<Answer>()
  const [isAccepted, setAccepted] = useState(false)
  const [error, setError] = useState('')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const final = given ?? sent
  const send = async (chosen: Answer) => {
    if (final !== undefined || !isAnswered(chosen)) return
    setSent(chosen)
    const request = { question: question.at, answer: chosen }
    const result = await toResultAsync(() => fetchApi(`${gamePath(id)}/answers`, request, v.object({})))
    setError(result.ok ? '' : result.problem.message)
    setAccepted(result.ok)
    if (result.ok) return
    if (!isShown.current)
      showToast({
        title: 'Your answer was not counted',
        description: result.problem.message,
        tone: 'error',
        stays: true,
      })
    // Nothing is lost: it can be sent again, unless the server has it already.
    setSent(undefined)
    line.reconnectIfWatched()
  }
  const isDirect = question.kind === 'single' || question.kind === 'true-false'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = isDirect && question.choices[Number(event.key) - 1]
    if (chosen) send([chosen.id])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys hold wherever the focus is within
    <div onKeyDown={onKeyDown}>
      {children}
      {isDirect ? (
        <ul className="grid gap-2 sm:grid-cols-2">
          {question.choices.map(({ id: choice, text }, index) => {
            const isChosen = final?.includes(choice) ?? false
            return (
              <li key={choice}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  aria-disabled={final !== undefined}
                  onClick={() => send([choice])}
                  className={`${LIVE_TILE} text-left ${final !== undefined && !isChosen ? fadedChoiceClass(index) : `border-transparent ${choiceClass(index)}`}`}
                >
                  <ChoiceShape index={index} />
                  <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    {text}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : typeof final === 'string' ? (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          Your answer: <strong>{final}</strong>
        </p>
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (answer !== undefined) send(answer)
          }}
        >
          <AnswerFields
            question={{ kind: question.kind, id: String(question.at) }}
            choices={question.choices}
            given={final ?? answer}
            isFixed={final !== undefined}
            liveTile={LIVE_TILE}
            onAnswer={setAnswer}
          />
          <Button
            kind="go"
            type="submit"
            className="min-h-14 text-base"
            isSoftDisabled={final !== undefined || !isAnswered(answer)}
          >
            Send answer
          </Button>
        </form>
      )}
      <p role="status" aria-label="Answer received" className="not-empty:mt-3 font-medium">
        {given !== null || isAccepted ? 'Answer received' : ''}
      </p>
      <Alert problem={error === '' || given ? undefined : { message: error, detail: '' }} />
    </div>
  )
}
