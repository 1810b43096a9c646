import { type DragEvent, memo, type ReactNode } from 'react'
import type { Question } from '#lib/quiz/quiz.ts'
import { announceMoved } from '#web/ui/announce.ts'
import { Button } from '#web/ui/button.tsx'
import { changeQuestions, changeWithUndo, openQuizNow } from '../use-quiz-library.ts'
import { KindField, QuestionFields } from './question-fields.tsx'
import { duplicateQuestion, getPlace, insertQuestions, moveQuestion } from './questions.ts'

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

const DRAGGED = 'application/x-sundry-question'

/** Handle for dragging a question. */
const DragHandle = memo(function DragHandle({ id }: { readonly id: string }) {
  return (
    <span
      aria-hidden
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      className="-ml-1 cursor-grab text-ink-soft"
    >
      ⠿
    </span>
  )
})

/** Moves a question dropped here to the position of this one. */
function getDropProps(id: string) {
  const holdsQuestion = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  return {
    onDragOver: (event: DragEvent) => holdsQuestion(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!holdsQuestion(event)) return
      event.preventDefault()
      const dragged = event.dataTransfer.getData(DRAGGED)
      changeQuestions((all) => moveQuestion(all, dragged, getPlace(all, id)))
    },
  }
}

type QuestionMenuProps = { readonly id: string; readonly isFirst: boolean; readonly isLast: boolean }

/** Actions for a question as a whole. */
const QuestionMenu = memo(function QuestionMenu({ id, isFirst, isLast }: QuestionMenuProps) {
  const move = (by: number) => {
    changeQuestions((all) => moveQuestion(all, id, getPlace(all, id) + by))
    const { questions } = openQuizNow().quiz
    announceMoved(getPlace(questions, id), questions.length)
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div className="ml-auto flex">
      <MoveButton label="Move up" isSoftDisabled={isFirst} onPress={() => move(-1)}>
        ↑
      </MoveButton>
      <MoveButton label="Move down" isSoftDisabled={isLast} onPress={() => move(1)}>
        ↓
      </MoveButton>
      <Button size="small" kind="quiet" onClick={() => changeQuestions((all) => duplicateQuestion(all, id))}>
        Duplicate
      </Button>
      <Button size="small" kind="quiet" onClick={() => deleteQuestion(id)}>
        Delete
      </Button>
    </div>
  )
})

type MoveButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly isSoftDisabled: boolean
  readonly children: ReactNode
}

function MoveButton({ label, onPress, isSoftDisabled, children }: MoveButtonProps) {
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={label}
      title={label}
      isSoftDisabled={isSoftDisabled}
      onClick={onPress}
      className="min-w-9"
    >
      {children}
    </Button>
  )
}

function deleteQuestion(id: string): void {
  const { questions } = openQuizNow().quiz
  const at = getPlace(questions, id)
  changeWithUndo(
    (quiz) => ({ ...quiz, questions: quiz.questions.toSpliced(at, 1) }),
    `Question ${at + 1} deleted`,
    (quiz) => ({ ...quiz, questions: insertQuestions(quiz.questions, at, questions.slice(at, at + 1)) }),
  )
}
