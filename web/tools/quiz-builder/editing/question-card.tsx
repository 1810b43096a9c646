import { type DragEvent, lazy, memo, type ReactNode, Suspense } from 'react'
import { KINDS, type Kind, LIMITS, type Question } from '#lib/quiz/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { changeQuestions } from '../use-shelf.ts'
import { OptionRows } from './option-rows.tsx'
import { changeKind, changeQuestion, duplicateQuestion, insertQuestions, moveQuestion } from './questions.ts'
import { TextArea } from './text-area.tsx'

const OtherAnswers = lazy(() => import('./other-answers.tsx'))
const PictureField = lazy(() => import('./picture-field.tsx'))

const DRAGGED = 'application/x-sundry-question'

const KIND_NAMES: Record<Kind, string> = {
  single: 'One right option',
  several: 'Several right options',
  'true-false': 'True or false',
  text: 'Short text',
  number: 'Number',
}

type QuestionCardProps = {
  readonly question: Question
  readonly index: number
  readonly isLast: boolean
}

/** One question with all that can be changed in it. A quiz may have hundreds: a card is drawn again only for its own. */
export const QuestionCard = memo(function QuestionCard({ question, index, isLast }: QuestionCardProps) {
  const { id, kind, text, explanation } = question
  const change = (fields: Partial<Question>) => changeQuestions((all) => changeQuestion(all, id, fields))
  const hasOptions = kind === 'single' || kind === 'several'
  return (
    <fieldset
      id={`question-${id}`}
      aria-label={`Question ${index + 1}`}
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-lift [contain-intrinsic-size:auto_28rem] [content-visibility:auto]"
      {...dropTarget(index)}
    >
      <CardHead question={question} index={index} isLast={isLast} onChange={change} />
      <div className="grid gap-3">
        <TextArea
          label="Question"
          value={text}
          maxLength={LIMITS.text}
          onChange={(next) => change({ text: next })}
        />
        <Suspense fallback={<div className="min-h-10" />}>
          <PictureField question={question} onChange={change} />
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
    </fieldset>
  )
})

type CardHeadProps = QuestionCardProps & { readonly onChange: (fields: Partial<Question>) => void }

/** The number, the kind, and what can be done with the question as a whole. */
function CardHead({ question, index, isLast, onChange }: CardHeadProps) {
  const { id, kind } = question
  const move = (to: number) => changeQuestions((all) => moveQuestion(all, id, to))
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        aria-hidden
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
        className="-ml-1 cursor-grab text-ink-soft"
      >
        ⠿
      </span>
      <h2 className="font-semibold">Question {index + 1}</h2>
      <select
        aria-label="Kind of question"
        className="field ml-1 w-auto min-w-0 py-1 text-sm"
        value={kind}
        onChange={(event) => {
          const chosen = KINDS.find((one) => one === event.target.value)
          if (chosen) onChange(changeKind(question, chosen))
        }}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {KIND_NAMES[one]}
          </option>
        ))}
      </select>
      <div className="ml-auto flex">
        <MoveButton label="Move up" isResting={index === 0} onPress={() => move(index - 1)}>
          ↑
        </MoveButton>
        <MoveButton label="Move down" isResting={isLast} onPress={() => move(index + 1)}>
          ↓
        </MoveButton>
        <Button
          size="small"
          kind="quiet"
          onClick={() => changeQuestions((all) => duplicateQuestion(all, id))}
        >
          Duplicate
        </Button>
        <Button size="small" kind="quiet" onClick={() => deleteQuestion(question, index)}>
          Delete
        </Button>
      </div>
    </div>
  )
}

type MoveButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly isResting?: boolean
  readonly children: ReactNode
}

function MoveButton({ label, onPress, isResting = false, children }: MoveButtonProps) {
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={label}
      title={label}
      isResting={isResting}
      onClick={onPress}
      className="min-w-9"
    >
      {children}
    </Button>
  )
}

function deleteQuestion(question: Question, index: number): void {
  changeQuestions((all) => all.filter(({ id }) => id !== question.id))
  const putBack = () => changeQuestions((all) => insertQuestions(all, index, [question]))
  showToast({ title: `Question ${index + 1} deleted`, action: { label: 'Undo', onAct: putBack } })
}

/** Takes a question that is dragged here. */
function dropTarget(index: number) {
  const holdsQuestion = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  return {
    onDragOver: (event: DragEvent) => holdsQuestion(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!holdsQuestion(event)) return
      event.preventDefault()
      changeQuestions((all) => moveQuestion(all, event.dataTransfer.getData(DRAGGED), index))
    },
  }
}
