import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DEFAULT_LOAN_FORM, type LoanForm } from './loan-form.ts'
import { OptionFields } from './option-fields.tsx'

test('every option of a loan changes its own field alone', async () => {
  const changes: Partial<LoanForm>[] = []
  const screen = await render(
    <OptionFields
      form={DEFAULT_LOAN_FORM}
      hints={{}}
      locale="en-US"
      onChange={(change) => changes.push(change)}
    />,
  )
  const choose = (label: string, option: string) =>
    userEvent.selectOptions(screen.getByLabelText(label, { exact: true }), option)
  const fill = (label: string, text: string) =>
    userEvent.fill(screen.getByLabelText(label, { exact: true }), text)
  await choose('Solve for', 'rate')
  await choose('Payment frequency', 'weekly')
  await choose('Compounding', 'canada')
  await choose('Currency', 'EUR')
  await fill('Extra yearly payment', '5')
  await fill('One-time payment', '6')
  await fill('With payment no.', '7')
  expect(changes).toEqual([
    { solveFor: 'rate' },
    { frequency: 'weekly' },
    { compounding: 'canada' },
    { currency: 'EUR' },
    { extraYearly: '5' },
    { extraOnce: '6' },
    { extraOnceAt: '7' },
  ])
})
