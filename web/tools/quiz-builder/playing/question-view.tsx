import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { GameQuestion } from '#contract/game.ts'
import { RichText } from '../attempt/rich-text.tsx'
import { secondsUntil, timeLeftText } from './game-words.ts'

type QuestionViewProps = {
  readonly question: GameQuestion
  /** Content next to the question's number. */
  readonly accessory?: ReactNode
  /** On a screen that is read across a room. */
  readonly isLarge?: boolean
}

/** Characters of a question that has room in the largest letters. */
const SHORT = 120

/** Renders a question for players; on a phone it receives the focus, so that screen readers announce it first. */
export function QuestionView({ question, accessory, isLarge = false }: QuestionViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isLarge) heading.current?.focus()
  }, [isLarge])
  return (
    <>
      <div className={`flex items-center gap-3 text-ink-soft text-sm ${isLarge ? '2xl:text-3xl' : ''}`}>
        Question {question.at + 1} of {question.total}
        {accessory}
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className={`my-3 whitespace-pre-line font-bold font-display outline-none [overflow-wrap:anywhere] ${isLarge ? `text-3xl lg:text-stage ${question.text.length <= SHORT ? '2xl:text-[64px] 2xl:leading-tight' : ''}` : 'text-2xl'}`}
      >
        <RichText text={question.text} />
      </h2>
      {question.picture && (
        <img
          src={question.picture}
          alt={question.pictureText}
          className={`mb-3 max-w-full rounded-control ${isLarge ? 'max-h-[45vh]' : 'max-h-64'}`}
        />
      )}
    </>
  )
}

type TimeLeftProps = {
  readonly closesAt: number
  readonly clockAheadMs: number
  /** On a screen that is read across a room. */
  readonly isLarge?: boolean
}

/** Often enough that the last second ends with the bell. */
const LOOK_MS = 200

/** The seconds until the bell, by the server's clock. */
export function TimeLeft({ closesAt, clockAheadMs, isLarge = false }: TimeLeftProps) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const look = () => setLeft(secondsUntil(closesAt, clockAheadMs, Date.now() / 1000))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [closesAt, clockAheadMs])
  if (left === undefined) return null
  return (
    <p
      role="timer"
      aria-label="Time left"
      className={`ml-auto rounded-full font-bold font-display text-ink tabular-nums ${isLarge ? 'px-6 py-2 text-stage' : 'px-4 py-1 text-3xl'} ${left <= 5 ? 'bg-care-soft text-care' : 'bg-sunken'}`}
    >
      {timeLeftText(left)}
    </p>
  )
}
