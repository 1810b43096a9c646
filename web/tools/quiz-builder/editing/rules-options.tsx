import { EXPLAINED, type Quiz, type Rules } from '#lib/quiz/quiz.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { changeQuiz } from '../use-quiz-library.ts'

/** Renders the rules of a quiz. */
export default function RulesOptions({ quiz }: { readonly quiz: Quiz }) {
  const { rules } = quiz
  const { hints } = readRules(rules)
  const change = (fields: Partial<Rules>) =>
    changeQuiz((now) => ({ ...now, rules: { ...now.rules, ...fields } }))
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <NumberField
        label="Time limit (minutes)"
        value={rules.minutes}
        onChange={(minutes) => change({ minutes })}
        min={0}
        hint="Empty for none"
        error={hints.minutes}
      />
      <NumberField
        label="Pass mark (%)"
        value={rules.passMark}
        onChange={(passMark) => change({ passMark })}
        min={0}
        max={100}
        step={5}
        hint="Empty for none"
        error={hints.passMark}
      />
      <NumberField
        label="Attempts"
        value={rules.attempts}
        onChange={(attempts) => change({ attempts })}
        min={1}
        hint="Empty for as many as people like"
        error={hints.attempts}
      />
      <SelectField
        label="Show explanations"
        value={rules.explained}
        options={EXPLAINED}
        onChange={(explained) => change({ explained })}
      />
      <CheckField
        label="Shuffle questions"
        isChecked={rules.shufflesQuestions}
        onChange={(shufflesQuestions) => change({ shufflesQuestions })}
      />
      <CheckField
        label="Shuffle options"
        isChecked={rules.shufflesOptions}
        onChange={(shufflesOptions) => change({ shufflesOptions })}
      />
    </div>
  )
}
