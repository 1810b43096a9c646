import { useRef } from 'react'
import { LIMITS, type Option, type Question } from '#lib/quiz/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import X from '~icons/lucide/x'
import { getLetter } from './find-gaps.ts'
import { addOption, dropOption, markRight } from './questions.ts'

/** Value that stops Chromium from recording the field's content every second during typing. */
const NOT_NOTED = 'off'

type OptionRowsProps = {
  readonly question: Question
  readonly onChange: (fields: Partial<Question>) => void
}

/** Options of a question, each with a control for whether it is right. */
export function OptionRows({ question, onChange }: OptionRowsProps) {
  const { options } = question
  const retext = (id: string, text: string) =>
    onChange({ options: options.map((option) => (option.id === id ? { id, text } : option)) })
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-sm">
        Options
        <span className="ml-2 font-normal text-ink-soft">
          {question.kind === 'single' ? 'Mark the right one.' : 'Mark all that are right.'}
        </span>
      </p>
      {options.map((option, index) => (
        <div key={option.id} className="flex items-center gap-2">
          <input
            type={question.kind === 'single' ? 'radio' : 'checkbox'}
            name={`right-${question.id}`}
            aria-label={`Option ${index + 1} is correct`}
            autoComplete={NOT_NOTED}
            className="size-6 shrink-0 accent-good"
            checked={question.right.includes(option.id)}
            onChange={(event) => onChange(markRight(question, option.id, event.target.checked))}
          />
          <span aria-hidden className="w-4 shrink-0 text-center text-ink-soft text-sm">
            {getLetter(index)}
          </span>
          <OptionField option={option} index={index} onChange={(text) => retext(option.id, text)} />
          <Button
            size="small"
            kind="quiet"
            aria-label={`Remove option ${index + 1}`}
            isSoftDisabled={options.length <= 2}
            onClick={() => onChange(dropOption(question, option.id))}
          >
            <X size={15} aria-hidden />
          </Button>
        </div>
      ))}
      {options.length < LIMITS.options && (
        <div>
          <Button data-adds size="small" kind="quiet" onClick={() => onChange(addOption(question))}>
            Add option
          </Button>
        </div>
      )}
    </div>
  )
}

type OptionFieldProps = {
  readonly option: Option
  readonly index: number
  readonly onChange: (text: string) => void
}

function OptionField({ option, index, onChange }: OptionFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  usePreHydrationInput(ref, option.text, onChange)
  return (
    <input
      ref={ref}
      aria-label={`Option ${index + 1}`}
      dir="auto"
      className="field min-w-0 flex-1"
      autoComplete={NOT_NOTED}
      maxLength={LIMITS.option}
      value={option.text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
