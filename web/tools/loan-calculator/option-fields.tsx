import { CURRENCIES, currencySymbol } from '#lib/money/currencies.ts'
import { SelectField } from '#web/ui/field.tsx'
import { menuOf } from '#web/ui/menu.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { FREQUENCIES } from './loan.ts'
import type { FieldsProps } from './loan-fields.tsx'
import { COMPOUNDINGS } from './period-rate.ts'
import { UNKNOWNS } from './solve.ts'

const MENUS = {
  solveFor: menuOf(UNKNOWNS),
  frequency: menuOf(FREQUENCIES),
  compounding: menuOf(COMPOUNDINGS),
}

/** The fields that most loans leave as they are. */
export function OptionFields({ form, hints, locale, onChange }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label="Solve for"
        value={form.solveFor}
        options={MENUS.solveFor}
        onChange={(solveFor) => onChange({ solveFor })}
      />
      <SelectField
        label="Payment frequency"
        value={form.frequency}
        options={MENUS.frequency}
        onChange={(frequency) => onChange({ frequency })}
      />
      <SelectField
        label="Compounding"
        value={form.compounding}
        options={MENUS.compounding}
        onChange={(compounding) => onChange({ compounding })}
      />
      <ExtraFields form={form} hints={hints} locale={locale} onChange={onChange} />
      <SelectField
        label="Currency"
        value={form.currency}
        options={CURRENCIES}
        onChange={(currency) => onChange({ currency })}
      />
    </div>
  )
}

function ExtraFields({ form, hints, locale, onChange }: FieldsProps) {
  const symbol = currencySymbol(form.currency, locale)
  return (
    <>
      <NumberField
        label="Extra yearly payment"
        prefix={symbol}
        value={form.extraYearly}
        onChange={(extraYearly) => onChange({ extraYearly })}
        step={500}
        min={0}
        error={hints.extraYearly}
      />
      <div className="grid grid-cols-2 items-start gap-2">
        <NumberField
          label="One-time payment"
          prefix={symbol}
          value={form.extraOnce}
          onChange={(extraOnce) => onChange({ extraOnce })}
          step={1000}
          min={0}
          error={hints.extraOnce}
        />
        <NumberField
          label="With payment no."
          value={form.extraOnceAt}
          onChange={(extraOnceAt) => onChange({ extraOnceAt })}
          min={1}
          error={hints.extraOnceAt}
        />
      </div>
    </>
  )
}
