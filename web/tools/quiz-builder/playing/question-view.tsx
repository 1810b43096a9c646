import { type ReactNode, useEffect, useRef } from 'react'
import type { GameQuestion } from '#contract/game.ts'
import { RichText } from '../attempt/rich-text.tsx'

type QuestionViewProps = {
  readonly question: GameQuestion
  /** Content next to the question's number. */
  readonly accessory?: ReactNode
  /** On a screen that is read across a room. */
  readonly isLarge?: boolean
}

/** A question as it is put to players; on a phone it takes the focus, so that who hears the page hears it first. */
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
        className={`my-3 whitespace-pre-line font-semibold outline-none [overflow-wrap:anywhere] ${isLarge ? 'text-xl lg:text-3xl 2xl:text-stage' : 'text-base'}`}
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
