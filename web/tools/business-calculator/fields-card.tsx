import type { ReactNode } from 'react'
import { CURRENCIES, currencySymbol } from '#lib/money/currencies.ts'
import { wholeDigits } from '#lib/numbers/format-decimal.ts'
import { SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import type { Writer } from './answer.ts'
import type { Fields } from './business-form.ts'
import { FIELDS, type FieldName } from './figures.ts'

type FieldsCardProps = {
  readonly groups: Readonly<Record<string, readonly FieldName[]>>
  readonly fields: Fields
  readonly hints: Readonly<Partial<Record<FieldName, string>>>
  readonly writer: Writer
  readonly onCurrency: (currency: (typeof CURRENCIES)[number]) => void
  readonly onField: (name: FieldName, text: string) => void
  /** Foot of the card. */
  readonly children: ReactNode
}

/** The figures of a tab. */
export function FieldsCard(props: FieldsCardProps) {
  const { groups, fields, hints, writer, onCurrency, onField, children } = props
  const symbol = currencySymbol(writer.currency, writer.locale)
  return (
    <Card className="flex flex-col sm:gap-2">
      {Object.entries(groups).map(([group, names], index, all) => (
        <section key={group} aria-label={group} className="field-grid grid grid-cols-2 gap-x-3">
          <h2 className="col-span-2 pb-2 font-semibold max-sm:sr-only">{group}</h2>
          {names.map((name) => (
            <NumberField
              key={name}
              label={FIELDS[name]}
              {...(name !== 'years' && { prefix: symbol })}
              value={fields[name]}
              display={name !== 'years' && wholeDigits(fields[name], writer.locale)}
              onChange={(text) => onField(name, text)}
              error={hints[name]}
            />
          ))}
          {index === all.length - 1 && (
            <SelectField
              label="Currency"
              value={CURRENCIES.find((code) => code === writer.currency) ?? 'USD'}
              options={CURRENCIES}
              onChange={onCurrency}
            />
          )}
        </section>
      ))}
      {children}
    </Card>
  )
}
