import { flushSync } from 'react-dom'
import { LIMITS } from '#lib/quiz/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { lazyIsland } from '#web/ui/islands.tsx'
import { Card } from '#web/ui/result.tsx'
import Plus from '~icons/lucide/plus'
import type { HostedQuiz } from '../quiz-library.ts'
import { changeQuestions, changeQuiz } from '../use-quiz-library.ts'
import { findGaps, type Gap } from './find-gaps.ts'
import { goToGap } from './go-to-gap.tsx'
import { QuestionCard } from './question-card.tsx'
import { addQuestion } from './questions.ts'
import { TextArea } from './text-area.tsx'
import { useShownCount } from './use-shown-count.ts'

const quizzes = lazyIsland('quizzes', () => import('./quizzes-card.tsx'))

type EditorProps = Pick<HostedQuiz, 'id' | 'quiz'> & { readonly onExample?: () => void }

/** The quiz to be written: its title, its questions, and what is still missing. */
export function EditorScreen({ id, quiz, onExample }: EditorProps) {
  const { title, description, questions } = quiz
  const { shown, showAll } = useShownCount(id, questions.length)
  const hidden = Math.max(0, questions.length - shown)
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {/* No grid: with hundreds of rows each key press would lay out all of them. */}
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
        <div className="flex flex-wrap gap-2">
          <Button
            kind={questions.length === 0 ? 'go' : 'plain'}
            icon={<Plus size={16} aria-hidden />}
            isSoftDisabled={questions.length >= LIMITS.questions}
            onClick={() => {
              showAll()
              addAndGo()
            }}
          >
            Add Question
          </Button>
          {questions.length === 0 && onExample && <Button onClick={onExample}>Try an example</Button>}
        </div>
      </div>
      <div className="grid min-w-0 gap-4">
        {quizzes}
        {/* Last, as it comes and goes while the visitor types. */}
        <GapsCard gaps={questions.length > 0 ? findGaps(quiz) : []} onGo={showAll} />
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

const SHOWN = 8

/** Requirements that the quiz does not meet yet; each line links to the field. Renders nothing if all are met. */
export function GapsCard({ gaps, onGo }: { readonly gaps: readonly Gap[]; readonly onGo: () => void }) {
  if (gaps.length === 0) return null
  return (
    <Card title="To finish">
      <ul aria-label="To finish" className="grid gap-1 text-sm">
        {gaps.slice(0, SHOWN).map((gap) => (
          <li key={gap.text}>
            <button
              type="button"
              className="min-h-6 text-left underline underline-offset-4"
              onClick={() => {
                onGo()
                goToGap(gap)
              }}
            >
              {gap.text}
            </button>
          </li>
        ))}
      </ul>
      {gaps.length > SHOWN && <p className="mt-1 text-ink-soft text-sm">and {gaps.length - SHOWN} more</p>}
    </Card>
  )
}
