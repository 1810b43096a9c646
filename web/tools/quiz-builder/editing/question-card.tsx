import { type DragEvent, memo, useId } from 'react'
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
  const headingId = useId()
  return (
    <fieldset
      id={`question-${id}`}
      aria-label={`Question ${index + 1}`}
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-lift [contain-intrinsic-size:auto_28rem] [content-visibility:auto]"
      {...getDropProps(id)}
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <DragHandle id={id} />
        <h2 id={headingId} className="font-semibold">
          Question {index + 1}
        </h2>
        <KindField question={question} />
        <QuestionMenu id={id} headingId={headingId} isFirst={index === 0} isLast={isLast} />
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

type QuestionMenuProps = {
  readonly id: string
  /** Names the buttons together with their own words, so that a card above changes nothing here. */
  readonly headingId: string
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Actions for a question as a whole. */
const QuestionMenu = memo(function QuestionMenu({ id, headingId, isFirst, isLast }: QuestionMenuProps) {
  const move = (by: number) => {
    changeQuestions((all) => moveQuestion(all, id, getPlace(all, id) + by))
    const { questions } = openQuizNow().quiz
    announceMoved(getPlace(questions, id), questions.length)
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div className="ml-auto flex">
      <MenuButton
        label="Move up"
        glyph="↑"
        headingId={headingId}
        isSoftDisabled={isFirst}
        onPress={() => move(-1)}
      />
      <MenuButton
        label="Move down"
        glyph="↓"
        headingId={headingId}
        isSoftDisabled={isLast}
        onPress={() => move(1)}
      />
      <MenuButton
        label="Duplicate"
        headingId={headingId}
        onPress={() => changeQuestions((all) => duplicateQuestion(all, id))}
      />
      <MenuButton label="Delete" headingId={headingId} onPress={() => deleteQuestion(id)} />
    </div>
  )
})

type MenuButtonProps = {
  readonly label: string
  readonly headingId: string
  readonly onPress: () => void
  /** Shown in place of the label. */
  readonly glyph?: string
  readonly isSoftDisabled?: boolean
}

/** Button named by its action and its question, such as "Delete Question 2". */
function MenuButton({ label, headingId, onPress, glyph, isSoftDisabled = false }: MenuButtonProps) {
  const id = useId()
  return (
    <Button
      size="small"
      kind="quiet"
      aria-labelledby={`${id} ${headingId}`}
      title={glyph && label}
      isSoftDisabled={isSoftDisabled}
      onClick={onPress}
      className={glyph && 'min-w-9'}
    >
      {glyph && <span aria-hidden>{glyph}</span>}
      <span id={id} className={glyph && 'sr-only'}>
        {label}
      </span>
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
