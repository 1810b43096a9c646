import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { PollState } from '#contract/poll.ts'
import { shuffle } from '#lib/random/random.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { type Ballot, choicesIn, getBallot, getInstruction, inOrder, OTHER, press } from './choices.ts'
import { RankButtons } from './rank-buttons.tsx'

type VoteFormProps = {
  readonly poll: PollState
  /** Earlier written answer of this voter. */
  readonly answer: string | undefined
  /** Earlier choices of this voter. */
  readonly before?: readonly number[] | undefined
  readonly isBusy: boolean
  readonly problem: Problem | undefined
  readonly onVote: (ballot: Ballot) => void
  /** Cancels the change; only if there is a vote. */
  readonly onCancel?: (() => void) | undefined
}

export function VoteForm({
  poll,
  answer = '',
  before = [],
  isBusy,
  problem,
  onVote,
  onCancel,
}: VoteFormProps) {
  const { settings } = poll
  const [pressed, setPressed] = useState<readonly number[]>(answer === '' ? before : [...before, OTHER])
  const [text, setText] = useState(answer)
  // The order is drawn once, so that nothing moves under the visitor's finger.
  const [drawn] = useState(() =>
    (settings.isShuffled ? shuffle(poll.options) : poll.options).map(({ id }) => id),
  )
  const options = inOrder(poll.options, drawn)
  const choices = choicesIn(poll, pressed)
  const isRanked = settings.kind === 'ranked'
  const alertId = useId()
  const row = { name: useId(), settings, choices, onPress: setPressed }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onVote(getBallot(choices, text))
  }
  return (
    <form onSubmit={submit} className="mt-6">
      <fieldset>
        <legend className="mb-2 text-ink-soft text-sm">
          {getInstruction(settings, options.length) || <span className="sr-only">Options</span>}
        </legend>
        <div className="grid gap-2">
          {options.map(({ id, text }) => (
            <Choice
              key={id}
              {...row}
              id={id}
              end={isRanked && <RankButtons id={id} name={text} choices={choices} onChange={setPressed} />}
            >
              {text}
            </Choice>
          ))}
          {settings.canWrite && (
            <Choice {...row} id={OTHER}>
              Other
            </Choice>
          )}
        </div>
      </fieldset>
      {choices.includes(OTHER) && (
        <div className="mt-3">
          <TextField
            label="Your answer"
            value={text}
            onChange={setText}
            autoComplete="off"
            hint="Only the author of this poll reads it, until it is shown to all."
            errorId={problem && alertId}
          />
        </div>
      )}
      {isRanked && <Announcer text={orderText(options, choices)} />}
      <div className="mt-4 grid gap-4 sm:justify-items-start">
        <Alert problem={problem} id={alertId} />
        <div className="flex gap-2">
          <Button
            kind="go"
            type="submit"
            className="min-h-12 max-sm:flex-1 sm:px-8"
            disabled={choices.length === 0}
            isSoftDisabled={isBusy}
          >
            Vote
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </div>
    </form>
  )
}

type ChoiceProps = {
  readonly id: number
  readonly name: string
  readonly settings: PollState['settings']
  readonly choices: readonly number[]
  readonly onPress: (choices: readonly number[]) => void
  readonly children: ReactNode
  /** Next to the label, so that it stays out of the accessible name. */
  readonly end?: ReactNode
}

function Choice({ id, name, settings, choices, onPress, children, end }: ChoiceProps) {
  return (
    <div className="flex items-center rounded-control border border-line-strong bg-surface has-checked:border-accent has-checked:bg-accent-soft">
      <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2.5 pl-4">
        <input
          type={settings.kind === 'single' ? 'radio' : 'checkbox'}
          name={name}
          className="size-4.5 shrink-0 accent-accent"
          checked={choices.includes(id)}
          onChange={() => onPress(press(choices, id, settings))}
        />
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {children}
        </span>
      </label>
      {/* As wide as the buttons also while there are none: no name takes another line for being chosen. */}
      <div className={`flex shrink-0 items-center justify-end ${end ? 'min-w-30' : 'pr-4'}`}>{end}</div>
    </div>
  )
}

/** The order of preference as spoken, such as "1. Tea  2. Milk". */
function orderText(options: Readonly<PollState['options']>, choices: readonly number[]): string {
  const textOf = (id: number) => options.find((option) => option.id === id)?.text ?? ''
  return choices.map((id, index) => `${index + 1}. ${textOf(id)}`).join('  ')
}
