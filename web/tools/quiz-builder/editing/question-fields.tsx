import { lazy, memo, Suspense } from 'react'
import { KINDS, type Kind, LIMITS, type Question } from '#lib/quiz/quiz.ts'
import { changeQuestions } from '../use-quiz-library.ts'
import { OptionRows } from './option-rows.tsx'
import { changeKind, changeQuestion } from './questions.ts'
import { TextArea } from './text-area.tsx'

const OtherAnswers = lazy(() => import('./other-answers.tsx'))
const ImageField = lazy(() => import('./image-field.tsx'))

const KIND_NAMES: Record<Kind, string> = {
  single: 'One right option',
  several: 'Several right options',
  'true-false': 'True or false',
  text: 'Short text',
  number: 'Number',
}

type QuestionProps = { readonly question: Question }

function getChange({ id }: Question) {
  return (fields: Partial<Question>) => changeQuestions((all) => changeQuestion(all, id, fields))
}

/** Kind of a question. */
export const KindField = memo(function KindField({ question }: QuestionProps) {
  const change = getChange(question)
  return (
    <select
      aria-label="Kind of question"
      className="field ml-1 w-auto min-w-0 py-1 text-sm"
      value={question.kind}
      onChange={(event) => {
        const chosen = KINDS.find((one) => one === event.target.value)
        if (chosen) change(changeKind(question, chosen))
      }}
    >
      {KINDS.map((one) => (
        <option key={one} value={one}>
          {KIND_NAMES[one]}
        </option>
      ))}
    </select>
  )
})

/** The question itself, its picture, its answers and what explains them. */
export const QuestionFields = memo(function QuestionFields({ question }: QuestionProps) {
  const { kind, text, explanation } = question
  const change = getChange(question)
  const hasOptions = kind === 'single' || kind === 'several'
  return (
    <div className="grid gap-3">
      <TextArea
        label="Question"
        value={text}
        maxLength={LIMITS.text}
        onChange={(next) => change({ text: next })}
      />
      <Suspense fallback={<div className="min-h-10" />}>
        <ImageField question={question} onChange={change} />
      </Suspense>
      {hasOptions ? (
        <OptionRows question={question} onChange={change} />
      ) : (
        <Suspense fallback={<div className="min-h-20" />}>
          <OtherAnswers question={question} onChange={change} />
        </Suspense>
      )}
      <TextArea
        label="Explanation"
        value={explanation}
        maxLength={LIMITS.text}
        onChange={(next) => change({ explanation: next })}
      />
    </div>
  )
})
