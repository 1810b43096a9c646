import { expect, test } from 'vitest'
import { encodeQr } from '../qr-code/encode-qr.ts'
import { EPC_QR_OPTIONS, type EpcPayment, epcPaymentText, isIban } from './epc-payment.ts'

const PAYMENT: EpcPayment = {
  name: 'Red Cross of Belgium',
  iban: 'BE72 0000 0000 1616',
  bic: 'BPOTBEB1',
  amount: '1',
  reference: '',
  remittance: 'Urgency fund',
}
const errorOf = (change: Partial<EpcPayment>) => {
  try {
    return epcPaymentText({ ...PAYMENT, ...change })
  } catch (error) {
    return (error as Error).message
  }
}

test('a payment is written line by line as EPC069-12 says', () => {
  expect(epcPaymentText(PAYMENT)).toBe(
    'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1.00\n\n\nUrgency fund',
  )
})

test.each([
  ['0.01', 'EUR0.01'],
  ['0.5', 'EUR0.50'],
  ['007', 'EUR7.00'],
  ['000.10', 'EUR0.10'],
  ['999999999.99', 'EUR999999999.99'],
])('%s euros are written as %s', (amount, line) => {
  expect(epcPaymentText({ ...PAYMENT, amount }).split('\n')[7]).toBe(line)
})

test('empty lines at the end are left out', () => {
  expect(epcPaymentText({ ...PAYMENT, bic: '', amount: '', remittance: '' })).toBe(
    'BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616',
  )
  expect(epcPaymentText({ ...PAYMENT, reference: 'RF18 5390 0754 7034', remittance: '' })).toMatch(
    /EUR1\.00\n\nRF18539007547034$/,
  )
})

test('the fullest payment is a QR code of version 13 and level M, and one byte more is refused', () => {
  const full = { name: 'é'.repeat(70), remittance: `${'ß'.repeat(66)}12345678` }
  const text = epcPaymentText({ ...PAYMENT, ...full })
  expect(new TextEncoder().encode(text)).toHaveLength(331)
  expect(encodeQr(text, EPC_QR_OPTIONS)).toMatchObject({ version: 13, level: 'M', namesEncoding: false })
  expect(errorOf({ ...full, remittance: `${full.remittance}9` })).toBe(
    'This payment takes 332 bytes, and a payment code holds 331. Shorten the name or the message.',
  )
})

test.each([
  [{ name: ' ' }, 'Enter the name of the recipient.'],
  [{ name: 'x'.repeat(71) }, 'The name of the recipient may have up to 70 characters.'],
  [{ iban: 'BE72 0000 0000 1617' }, 'This IBAN is not valid. Check it for typos.'],
  [{ bic: 'BPOT' }, 'A BIC has 8 or 11 letters and digits.'],
  [{ amount: '0' }, 'The amount must be from 0.01 to 999,999,999.99 euros, with up to two decimals.'],
  [{ amount: '1.005' }, 'The amount must be from 0.01 to 999,999,999.99 euros, with up to two decimals.'],
  [
    { amount: '1000000000' },
    'The amount must be from 0.01 to 999,999,999.99 euros, with up to two decimals.',
  ],
  [
    { reference: 'RF19539007547034', remittance: '' },
    'A creditor reference begins with RF, and its check digits must fit.',
  ],
  [{ reference: 'RF18539007547034' }, 'A payment has either a reference or a message. Clear one of them.'],
  [{ remittance: 'x'.repeat(141) }, 'The message may have up to 140 characters.'],
  [{ remittance: 'a\nb' }, 'Name and message must be one line each.'],
])('%j is refused: %s', (change, message) => {
  expect(errorOf(change)).toBe(message)
})

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['gb82west12345698765432', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['DE89', false],
])('%s is an IBAN: %s', (iban, isGood) => {
  expect(isIban(iban)).toBe(isGood)
})
