import { LIMITS, type Question } from '#lib/quiz/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup, TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

type OtherAnswersProps = {
  readonly question: Question
  readonly onChange: (fields: Partial<Question>) => void
}

/** Correct answer of questions without options. */
export default function OtherAnswers({ question, onChange }: OtherAnswersProps) {
  const { kind, isTrue, value, tolerance } = question
  if (kind === 'true-false')
    return (
      <div>
        <p aria-hidden className="font-medium text-sm">
          Correct answer
        </p>
        <RadioGroup
          label="Correct answer"
          value={isTrue ? 'True' : 'False'}
          options={['True', 'False']}
          onChange={(chosen) => onChange({ isTrue: chosen === 'True' })}
        />
      </div>
    )
  if (kind === 'number')
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField label="Correct number" value={value} onChange={(next) => onChange({ value: next })} />
        <NumberField
          label="Tolerance"
          value={tolerance}
          onChange={(next) => onChange({ tolerance: next })}
          min={0}
          hint="How far off an answer may be. Leave it empty for none."
        />
      </div>
    )
  return <AcceptedTexts question={question} onChange={onChange} />
}

function AcceptedTexts({ question, onChange }: OtherAnswersProps) {
  const texts = question.accepted.length === 0 ? [''] : question.accepted
  return (
    <div className="grid gap-2">
      {texts.map((text, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has nothing but its place
          key={index}
          label={`Accepted answer ${index + 1}`}
          value={text}
          maxLength={LIMITS.option}
          onChange={(next) => onChange({ accepted: texts.with(index, next) })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          kind="quiet"
          isSoftDisabled={texts.length >= 50}
          onClick={() => onChange({ accepted: [...texts, ''] })}
        >
          Add accepted answer
        </Button>
        {texts.length > 1 && (
          <Button size="small" kind="quiet" onClick={() => onChange({ accepted: texts.slice(0, -1) })}>
            Remove the last
          </Button>
        )}
        <span className="text-ink-soft text-sm">Capital letters and extra spaces do not matter.</span>
      </div>
    </div>
  )
}
