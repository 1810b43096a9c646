import { useState } from 'react'
import { CheckField, RadioGroup, SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { WORD_COUNTS, WORD_LIST_LENGTH, WORD_SEPARATORS } from './passphrase-options.ts'
import { CHARACTER_TYPES, LENGTHS, MAX_PASSWORDS } from './password.ts'
import { PASSWORD_KINDS, type RandomForm } from './random-form.ts'

type PasswordFieldsProps = {
  readonly form: RandomForm
  readonly onChange: (fields: Partial<RandomForm>) => void
}

export function PasswordFields({ form, onChange }: PasswordFieldsProps) {
  const [isOpen] = useState(form.withoutLookAlikes || form.withoutRepeats || form.passwordCount !== '1')
  return (
    <>
      <RadioGroup
        label="Made of"
        value={form.passwordKind}
        options={PASSWORD_KINDS}
        onChange={(passwordKind) => onChange({ passwordKind })}
      />
      {form.passwordKind === 'Words' ? (
        <WordFields form={form} onChange={onChange} />
      ) : (
        <CharacterFields form={form} onChange={onChange} />
      )}
      <details className="text-sm" open={isOpen}>
        <summary className="w-fit rounded-control font-medium">More options</summary>
        <div className="mt-3 flex flex-col gap-3">
          {form.passwordKind === 'Characters' && <RareCharacters form={form} onChange={onChange} />}
          <NumberField
            label="How many"
            value={form.passwordCount}
            onChange={(passwordCount) => onChange({ passwordCount })}
            min={1}
            max={MAX_PASSWORDS}
            hint={`1 to ${MAX_PASSWORDS}`}
          />
        </div>
      </details>
    </>
  )
}

function CharacterFields({ form, onChange }: PasswordFieldsProps) {
  return (
    <>
      <SliderField
        label="Length"
        value={form.length}
        min={LENGTHS.min}
        max={LENGTHS.max}
        onChange={(length) => onChange({ length })}
      />
      <div className="grid grid-cols-2 gap-x-3">
        {CHARACTER_TYPES.map(({ id, label }) => (
          <CheckField
            key={id}
            label={label}
            isChecked={form[id]}
            onChange={(isChecked) => onChange({ [id]: isChecked })}
          />
        ))}
      </div>
    </>
  )
}

function RareCharacters({ form, onChange }: PasswordFieldsProps) {
  return (
    <div>
      <CheckField
        label="No look-alikes (I l 1 | O 0 o)"
        isChecked={form.withoutLookAlikes}
        onChange={(withoutLookAlikes) => onChange({ withoutLookAlikes })}
      />
      <CheckField
        label="Unique characters"
        isChecked={form.withoutRepeats}
        onChange={(withoutRepeats) => onChange({ withoutRepeats })}
      />
    </div>
  )
}

function WordFields({ form, onChange }: PasswordFieldsProps) {
  return (
    <>
      <SliderField
        label="Words"
        value={form.wordCount}
        min={WORD_COUNTS.min}
        max={WORD_COUNTS.max}
        onChange={(wordCount) => onChange({ wordCount })}
      />
      <SelectField
        label="Between words"
        value={form.wordSeparator}
        options={WORD_SEPARATORS}
        onChange={(wordSeparator) => onChange({ wordSeparator })}
      />
      <div>
        <CheckField
          label="Capital letters"
          isChecked={form.isCapitalized}
          onChange={(isCapitalized) => onChange({ isCapitalized })}
        />
        <CheckField
          label="A digit after one of the words"
          isChecked={form.hasDigit}
          onChange={(hasDigit) => onChange({ hasDigit })}
        />
      </div>
      <p className="text-ink-soft text-sm">
        From a list of {WORD_LIST_LENGTH.toLocaleString('en-US')} common words:{' '}
        {Math.log2(WORD_LIST_LENGTH).toFixed(1)} bits each.
      </p>
    </>
  )
}
