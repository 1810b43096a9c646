import { pluralize } from '#lib/numbers/pluralize.ts'
import { EMPTY_QUIZ } from '#lib/quiz/quiz.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { OwnLinksList } from '../hosted/own-links-list.tsx'
import CodeForm from '../playing/code-form.tsx'
import { getName } from '../quiz-library.ts'
import { addQuiz, deleteQuiz, openQuiz, quizLibraryStore, useOpenQuiz } from '../use-quiz-library.ts'

/** All quizzes of the visitor: opened, copied, deleted. */
export default function QuizzesCard() {
  const [library] = usePersisted(quizLibraryStore)
  const open = useOpenQuiz()
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  return (
    <section id="quizzes">
      <Card>
        <div className="mb-2 flex flex-wrap items-center gap-1.5">
          <h2 className="mr-auto font-semibold">Your quizzes</h2>
          <Button
            size="small"
            isSoftDisabled={open.quiz === EMPTY_QUIZ}
            onClick={() => addQuiz(EMPTY_QUIZ, 'New quiz opened')}
          >
            New quiz
          </Button>
        </div>
        {library.length === 0 && (
          <p className="text-ink-soft text-sm">
            Your quizzes are kept in this browser, and in your account if you sign in.
          </p>
        )}
        <ul aria-label="Your quizzes" className="divide-y divide-line">
          {library.map(({ id, quiz, changed }) => {
            const name = getName(quiz)
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
                <span
                  dir="auto"
                  className={`min-w-0 flex-1 basis-32 [overflow-wrap:anywhere] ${id === open.id ? 'font-semibold' : ''}`}
                >
                  {name}
                  <span className="block font-normal text-ink-soft text-sm">
                    {getCount(quiz.questions.length)}, {time.format(changed)}
                  </span>
                </span>
                <span className="flex gap-1">
                  <Button
                    size="small"
                    aria-label={`Open ${name}`}
                    isSoftDisabled={id === open.id}
                    onClick={() => openQuiz(id)}
                  >
                    Open
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Copy ${name}`}
                    onClick={() => addQuiz({ ...quiz, title: `${name} (copy)` }, `Copy of ${name} opened`)}
                  >
                    Copy
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Delete ${name}`}
                    onClick={() => deleteQuiz(id)}
                  >
                    Delete
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
        {isDisabled('/quiz/') || (
          <>
            <OwnLinksList />
            <CodeForm />
          </>
        )}
      </Card>
    </section>
  )
}

function getCount(questions: number): string {
  return pluralize(questions, 'question')
}
