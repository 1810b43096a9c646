import { memo, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { changeQuestions, changeWithUndo, openQuizNow } from '../use-quiz-library.ts'
import { duplicateQuestion, getPlace, insertQuestions, moveQuestion } from './questions.ts'

type QuestionMenuProps = { readonly id: string; readonly isFirst: boolean; readonly isLast: boolean }

/** Actions for a question as a whole. */
export const QuestionMenu = memo(function QuestionMenu({ id, isFirst, isLast }: QuestionMenuProps) {
  const move = (by: number) => changeQuestions((all) => moveQuestion(all, id, getPlace(all, id) + by))
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
