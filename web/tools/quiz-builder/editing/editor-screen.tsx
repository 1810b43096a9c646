import { flushSync } from 'react-dom'
import { LIMITS } from '#lib/quiz/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { lazyIsland } from '#web/ui/islands.tsx'
import { Card } from '#web/ui/result.tsx'
import Plus from '~icons/lucide/plus'
import type { HostedQuiz } from '../quiz-library.ts'
import { changeQuestions, changeQuiz } from '../use-quiz-library.ts'
import { findGaps } from './find-gaps.ts'
import { GapsCard } from './gaps-card.tsx'
import { QuestionCard } from './question-card.tsx'
import { addQuestion } from './questions.ts'
import { TextArea } from './text-area.tsx'
import { useShownCount } from './use-shown-count.ts'

const quizzes = lazyIsland('quizzes', () => import('./quizzes-card.tsx'))

/** The quiz to be written: its title, its questions, and what is still missing. */
export function EditorScreen({ id, quiz }: Pick<HostedQuiz, 'id' | 'quiz'>) {
  const { title, description, questions } = quiz
  const { shown, showAll } = useShownCount(id, questions.length)
  const hidden = Math.max(0, questions.length - shown)
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {/* No grid: with hundreds of rows each key would lay out all of them. */}
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <div className="grid gap-3">
            <TextField
              label="Quiz title"
              value={title}
              maxLength={LIMITS.title}
              onChange={(next) => changeQuiz((now) => ({ ...now, title: next }))}
            />
            <TextArea
              label="Quiz description"
              value={description}
              maxLength={LIMITS.text}
              onChange={(next) => changeQuiz((now) => ({ ...now, description: next }))}
            />
          </div>
        </Card>
        {questions.slice(0, shown).map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            index={index}
            isLast={index === questions.length - 1}
          />
        ))}
        {/* As high as the others are thought to be before they were in sight. */}
        {hidden > 0 && <div style={{ height: `${29 * hidden - 1}rem` }} />}
        <div>
          <Button
            icon={<Plus size={16} aria-hidden />}
            isSoftDisabled={questions.length >= LIMITS.questions}
            onClick={() => {
              showAll()
              addAndGo()
            }}
          >
            Add Question
          </Button>
        </div>
      </div>
      <div className="grid min-w-0 gap-4">
        {questions.length > 0 && <GapsCard gaps={findGaps(quiz)} onGo={showAll} />}
        {quizzes}
      </div>
    </div>
  )
}

/** Adds a question and puts the focus into it. */
function addAndGo(): void {
  flushSync(() => changeQuestions(addQuestion))
  const cards = document.querySelectorAll<HTMLElement>('[id^="question-q"]')
  cards[cards.length - 1]?.querySelector('textarea')?.focus()
}
