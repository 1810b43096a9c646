import { useState } from 'react'
import type { QuizView } from '#contract/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { useKnownName } from '../use-known-name.ts'

type BeginCardProps = {
  readonly view: QuizView
  readonly isBusy: boolean
  readonly onBegin: (name: string) => void
}

/** Rules before the first question, and the name for the author's results. */
export function BeginCard({ view, isBusy, onBegin }: BeginCardProps) {
  const [known, keepName] = useKnownName()
  const [typed, setTyped] = useState<string>()
  const name = typed ?? known
  return (
    <Card>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          keepName(name.trim())
          onBegin(name)
        }}
      >
        <p>{getFacts(view).join(', ')}.</p>
        {view.minutes !== null && (
          <p>Time starts when you press Start Quiz, and goes on if you leave the page.</p>
        )}
        <div className="max-w-80">
          <TextField label="Your name" value={name} maxLength={80} onChange={setTyped} autoComplete="name" />
        </div>
        <p className="text-ink-soft text-sm">
          The person who made this quiz sees your answers, with the name that you enter. You can leave the
          name empty.
        </p>
        <div>
          <Button kind="go" type="submit" isSoftDisabled={isBusy}>
            Start Quiz
          </Button>
        </div>
      </form>
    </Card>
  )
}

function getFacts({ total, minutes, passMark, attempts }: QuizView): string[] {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return [
    count(total, 'question'),
    ...(minutes === null ? [] : [count(minutes, 'minute')]),
    ...(passMark === null ? [] : [`${passMark}% needed to pass`]),
    ...(attempts === null ? [] : [count(attempts, 'attempt')]),
  ]
}
