import { Fragment } from 'react'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import type { Extras, Invoice, MoreTax } from '../invoice/invoice.ts'
import { taxPlace, taxRows, withTax } from '../invoice/more-taxes.ts'
import { fieldProblem } from '../invoice/number-problem.ts'

type MoreChargesProps = {
  readonly extras: Extras
  readonly onChange: (work: (invoice: Invoice) => Invoice) => void
}

const DISCOUNTS = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
] as const

/** Charges in addition to items and their tax. */
export default function MoreCharges({ extras, onChange }: MoreChargesProps) {
  const set = (change: Partial<Extras>) =>
    onChange((now) => ({ ...now, extras: { ...now.extras, ...change } }))
  const number = (label: string, key: 'discount' | 'shipping' | 'paid') => (
    <NumberField
      label={label}
      value={extras[key]}
      error={fieldProblem(extras[key])}
      onChange={(value) => set({ [key]: value })}
    />
  )
  return (
    <div className="mt-3 grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      {number('Discount', 'discount')}
      <SelectField
        label="Discount in"
        value={extras.discountKind}
        options={DISCOUNTS}
        onChange={(discountKind) => set({ discountKind })}
      />
      {number('Shipping', 'shipping')}
      {number('Amount paid', 'paid')}
      <div className="grid gap-1">
        <CheckField
          label="Set tax by item"
          isChecked={extras.taxByLine}
          onChange={(taxByLine) => set({ taxByLine })}
        />
        <CheckField
          label="Prices include tax"
          isChecked={extras.taxIsIncluded}
          onChange={(taxIsIncluded) => set({ taxIsIncluded })}
        />
        <CheckField
          label="Tax applies to shipping"
          isChecked={extras.shippingIsTaxed}
          onChange={(shippingIsTaxed) => set({ shippingIsTaxed })}
        />
      </div>
      <MoreTaxes taxes={extras.moreTaxes} onChange={(moreTaxes) => set({ moreTaxes })} />
    </div>
  )
}

type MoreTaxesProps = {
  readonly taxes: readonly MoreTax[]
  readonly onChange: (taxes: MoreTax[]) => void
}

/** Additional taxes. The last row is empty until the limit is reached: filling it adds a tax. */
function MoreTaxes({ taxes, onChange }: MoreTaxesProps) {
  return taxRows(taxes).map(({ name, percent }, index) => {
    const place = taxPlace(index)
    const set = (change: Partial<MoreTax>) => onChange(withTax(taxes, index, change))
    return (
      <Fragment key={place}>
        <TextField label={place} value={name} placeholder="PST" onChange={(next) => set({ name: next })} />
        <NumberField
          label={`${place} (%)`}
          value={percent}
          error={fieldProblem(percent)}
          onChange={(next) => set({ percent: next })}
        />
      </Fragment>
    )
  })
}
