import { CURRENCIES, currencySign } from '#lib/money/currencies.ts'
import { SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import type { Writer } from './answer-text.ts'
import type { BusinessForm, Fields } from './business-form.ts'
import { FIELDS, type FieldName } from './figures.ts'

type FieldsCardProps = {
  readonly groups: Readonly<Record<string, readonly FieldName[]>>
  readonly fields: Fields
  readonly hints: Readonly<Partial<Record<FieldName, string>>>
  readonly writer: Writer
  readonly onField: (name: FieldName, text: string) => void
  readonly onCurrency: (currency: BusinessForm['currency']) => void
}

/** The figures of a tab. */
export function FieldsCard({ groups, fields, hints, writer, onField, onCurrency }: FieldsCardProps) {
  const sign = currencySign(writer.currency, writer.locale)
  return (
    <Card className="flex flex-col gap-5">
      {Object.entries(groups).map(([group, names]) => (
        <section key={group} aria-label={group} className="flex flex-col gap-3">
          <h2 className="font-semibold">{group}</h2>
          {names.map((name) => (
            <NumberField
              key={name}
              label={FIELDS[name]}
              {...(name !== 'years' && { prefix: sign })}
              value={fields[name]}
              onChange={(text) => onField(name, text)}
              error={hints[name]}
            />
          ))}
        </section>
      ))}
      <SelectField
        label="Currency"
        value={CURRENCIES.find((code) => code === writer.currency) ?? 'USD'}
        options={CURRENCIES}
        onChange={onCurrency}
      />
    </Card>
  )
}
