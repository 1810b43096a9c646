import { memo } from 'react'
import type { Question } from '#lib/quiz/quiz.ts'
import { DragHandle, getDropProps } from './question-drag.tsx'
import { KindField, QuestionFields } from './question-fields.tsx'
import { QuestionMenu } from './question-menu.tsx'

type QuestionCardProps = {
  readonly question: Question
  readonly index: number
  readonly isLast: boolean
}

/**
 * Editor of a question. A quiz can have hundreds: a card renders only if its own question changes, and if the number of
 * questions before it changes, little more than its number.
 */
export const QuestionCard = memo(function QuestionCard({ question, index, isLast }: QuestionCardProps) {
  const { id } = question
  return (
    <fieldset
      id={`question-${id}`}
      aria-label={`Question ${index + 1}`}
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-lift [contain-intrinsic-size:auto_28rem] [content-visibility:auto]"
      {...getDropProps(id)}
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <DragHandle id={id} />
        <h2 className="font-semibold">Question {index + 1}</h2>
        <KindField question={question} />
        <QuestionMenu id={id} isFirst={index === 0} isLast={isLast} />
      </div>
      <QuestionFields question={question} />
    </fieldset>
  )
})
