import { memo } from 'react'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { COUNTRIES } from '../e-invoice/countries.ts'
import { UNITS } from '../e-invoice/units.ts'
import type { EInvoice, Invoice, Payment } from '../invoice/invoice.ts'

type EInvoiceCardProps = Pick<Invoice, 'eInvoice' | 'payment'> & {
  readonly locale: string
  readonly onChange: (work: (invoice: Invoice) => Invoice) => void
}

type TextKey = Exclude<keyof EInvoice, 'isOn' | 'isCreditNote' | 'isXRechnung' | 'zeroCategory'>

const ZERO_OPTIONS = [
  { value: '', label: 'Automatic' },
  { value: 'Z', label: 'Zero rated' },
  { value: 'E', label: 'Exempt' },
  { value: 'AE', label: 'Reverse charge' },
  { value: 'K', label: 'Supply within the EU' },
  { value: 'G', label: 'Export outside the EU' },
  { value: 'O', label: 'Not subject to VAT' },
] as const

/** The common units, and that of the invoice. */
function withUnit(unit: string): readonly { readonly value: string; readonly label: string }[] {
  return UNITS.some(({ value }) => value === unit) ? UNITS : [...UNITS, { value: unit, label: unit }]
}

/** Machine-readable data: the electronic invoice in the PDF, and the bank account for the payment. */
export default memo(function EInvoiceCard({ eInvoice, payment, locale, onChange }: EInvoiceCardProps) {
  const set = (change: Partial<EInvoice>) =>
    onChange((now) => ({ ...now, eInvoice: { ...now.eInvoice, ...change } }))
  const setPayment = (change: Partial<Payment>) =>
    onChange((now) => ({ ...now, payment: { ...now.payment, ...change } }))
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = [
    { value: '', label: 'Choose…' },
    ...COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label, locale),
    ),
  ]
  const text = (label: string, key: TextKey, hint?: string) => (
    <TextField label={label} value={eInvoice[key]} hint={hint} onChange={(value) => set({ [key]: value })} />
  )
  return (
    <Card title="Electronic invoice and payment">
      <Switch
        label="Factur-X"
        isOn={eInvoice.isOn}
        onChange={(isOn) => set({ isOn })}
        hint="Puts the invoice into the PDF as data that accounting programs read (EN 16931)."
      />
      {eInvoice.isOn && (
        <div className="mt-3 grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2">
          {text('Your VAT number', 'sellerVatId')}
          {text('Your tax number', 'sellerTaxNumber', 'Where you have no VAT number.')}
          {text('Your company register number', 'sellerId', 'Where you have no VAT number.')}
          {text('Your postcode', 'sellerPostcode')}
          {text('Your city', 'sellerCity')}
          <SelectField
            label="Your country"
            value={eInvoice.sellerCountry}
            options={countries}
            onChange={(sellerCountry) => set({ sellerCountry })}
          />
          <SelectField
            label="Country of the buyer"
            value={eInvoice.buyerCountry}
            options={countries}
            onChange={(buyerCountry) => set({ buyerCountry })}
          />
          {text('Postcode of the buyer', 'buyerPostcode')}
          {text('City of the buyer', 'buyerCity')}
          {text('VAT number of the buyer', 'buyerVatId')}
          {text('Buyer reference', 'buyerReference')}
          <SelectField
            label="VAT at 0 %"
            value={eInvoice.zeroCategory}
            options={ZERO_OPTIONS}
            onChange={(zeroCategory) => set({ zeroCategory })}
          />
          {text('Reason for no VAT', 'exemptionReason', 'Where the tax is 0 %.')}
          <SelectField
            label="Unit of the quantities"
            value={eInvoice.unit}
            options={withUnit(eInvoice.unit)}
            onChange={(unit) => set({ unit })}
          />
          <TextField
            label="Delivery date"
            type="date"
            value={eInvoice.deliveryDate}
            hint="Without one, the date of the invoice."
            onChange={(deliveryDate) => set({ deliveryDate })}
          />
          <Switch
            label="Credit note"
            isOn={eInvoice.isCreditNote}
            onChange={(isCreditNote) => set({ isCreditNote })}
            hint="Amounts stay positive."
          />
          {eInvoice.isCreditNote && (
            <>
              {text('Number of the corrected invoice', 'precedingNumber')}
              <TextField
                label="Date of the corrected invoice"
                type="date"
                value={eInvoice.precedingDate}
                onChange={(precedingDate) => set({ precedingDate })}
              />
            </>
          )}
          <Switch
            label="XRechnung"
            isOn={eInvoice.isXRechnung}
            onChange={(isXRechnung) => set({ isXRechnung })}
            hint="The profile that German authorities require."
          />
          {eInvoice.isXRechnung && (
            <>
              {text('Your contact person', 'contactName')}
              {text('Your phone number', 'contactPhone')}
              {text('Your email address', 'contactEmail')}
              {text('Email address of the buyer', 'buyerEmail')}
            </>
          )}
        </div>
      )}
      <div className="mt-4 border-line border-t pt-3">
        <Switch
          label="Payment QR"
          isOn={payment.isOn}
          onChange={(isOn) => setPayment({ isOn })}
          hint="A code that European banking apps pay from (EPC). For euros."
        />
      </div>
      <div className="mt-3 grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField
          label="Account holder"
          value={payment.accountName}
          onChange={(accountName) => setPayment({ accountName })}
        />
        <TextField label="IBAN" value={payment.iban} onChange={(iban) => setPayment({ iban })} />
        <TextField label="BIC" value={payment.bic} onChange={(bic) => setPayment({ bic })} />
      </div>
    </Card>
  )
})
