import { type FormEvent, useId, useState } from 'react'
import type { PollState } from '#contract/poll.ts'
import { shuffle } from '#lib/chance/shuffle.ts'
import { Button } from '#web/ui/button.tsx'
import { instructionOf, press } from './choices.ts'

type VoteFormProps = {
  readonly poll: PollState
  readonly isBusy: boolean
  readonly onVote: (choices: readonly number[]) => void
}

export function VoteForm({ poll, isBusy, onVote }: VoteFormProps) {
  const { settings } = poll
  const [choices, setChoices] = useState<readonly number[]>([])
  // The order is drawn once, so that nothing moves under the visitor's finger.
  const [options] = useState(() => (settings.isShuffled ? shuffle(poll.options) : poll.options))
  const name = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onVote(choices)
  }
  return (
    <form onSubmit={submit} className="mt-6">
      <fieldset>
        <legend className="mb-2 text-ink-soft text-sm">
          {instructionOf(settings, options.length) || <span className="sr-only">Options</span>}
        </legend>
        <div className="grid gap-2">
          {options.map(({ id, text }) => (
            <label
              key={id}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type={settings.kind === 'single' ? 'radio' : 'checkbox'}
                name={name}
                className="size-4.5 shrink-0 accent-accent"
                checked={choices.includes(id)}
                onChange={() => setChoices(press(choices, id, settings))}
              />
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {text}
              </span>
              {settings.kind === 'ranked' && choices.includes(id) && (
                <span aria-hidden className="ml-auto font-semibold text-accent tabular-nums">
                  {choices.indexOf(id) + 1}.
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      {settings.kind === 'ranked' && choices.length > 0 && (
        <p role="status" className="mt-2 text-ink-soft text-sm">
          {choices
            .map((id, place) => `${place + 1}. ${options.find((option) => option.id === id)?.text}`)
            .join('  ')}
        </p>
      )}
      <Button
        kind="go"
        type="submit"
        disabled={choices.length === 0}
        isResting={isBusy}
        className="mt-4 w-full sm:w-auto"
      >
        Vote
      </Button>
    </form>
  )
}
