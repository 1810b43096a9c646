import { EPC_QR_OPTIONS, epcPaymentText } from '#lib/money/epc-payment.ts'
import { type QrPath, qrPath } from '#lib/qr-code/qr-path.ts'
import { type Result, toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { minorText } from '../invoice/money.ts'
import { addUp } from '../invoice/totals.ts'

/** Returns the code that banking apps scan to pay the invoice, or an error; undefined if disabled. */
export function paymentCode(invoice: Invoice): Result<QrPath> | undefined {
  const { payment, currency, fromCompany, number } = invoice
  if (!payment.isOn) return undefined
  return toResult(() => {
    if (currency !== 'EUR')
      throw new UserError('Payment codes are for euros.', 'Choose EUR, or turn off Payment QR.')
    const { balance } = addUp(invoice)
    if (balance <= 0n)
      throw new UserError('There is nothing to pay.', 'Enter items first, or turn off Payment QR.')
    const text = epcPaymentText({
      name: payment.accountName.trim() || fromCompany,
      iban: payment.iban,
      bic: payment.bic.trim(),
      amount: minorText(balance, currency),
      reference: '',
      remittance: number,
    })
    return qrPath(text, EPC_QR_OPTIONS)
  })
}
