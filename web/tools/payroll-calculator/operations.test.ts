import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

test('every rate applies to the yearly pay, and periods divide the net', async () => {
  const options = ['--gross=1000', '--period=monthly', '--federal=10', '--state=5', '--currency=EUR']
  const { text } = await callCommand(['payroll', ...options])
  // 12,000.00 less 10 %, 5 %, 6.2 % and 1.45 % are 9,282.00.
  expect(JSON.parse(text)).toEqual({
    grossPerYear: '12000.00',
    federalTax: '1200.00',
    stateTax: '600.00',
    socialSecurity: '744.00',
    medicare: '174.00',
    deductions: '2718.00',
    netPerYear: '9282.00',
    net: {
      annual: '9282.00',
      monthly: '773.50',
      biweekly: '357.00',
      weekly: '178.50',
      semimonthly: '386.75',
      quarterly: '2320.50',
      daily: '35.70',
    },
    percents: { federal: '10', state: '5', socialSecurity: '6.2', medicare: '1.45' },
    currency: 'EUR',
  })
})

test('yen have no decimals, and the US rules for them come with a notice', async () => {
  const options = ['--gross=1000', '--period=monthly', '--federal=22', '--currency=JPY']
  // 12,000 less 22 %, 6.2 % and 1.45 % are 8,442; a 26th is 324.69.
  expect(JSON.parse((await callCommand(['payroll', ...options])).text)).toMatchObject({
    netPerYear: '8442',
    net: { biweekly: '325' },
  })
  const { complaint } = await callCommand(['payroll', '--gross=1000', '--rules=us-2026', '--currency=JPY'])
  expect(complaint).toContain('The US rules count in dollars')
})

test('each field that cannot be used is named', async () => {
  const { code, complaint } = await callCommand(['payroll', '--gross=-1', '--state=lots'])
  expect(code).toBe(1)
  expect(complaint).toContain('gross: Gross pay cannot be negative.')
  expect(complaint).toContain('state: ')
  expect(complaint).toContain('federal: Enter a number; it is missing')
})

test.each([
  [
    ['--filing-status=joint', '--federal=10'],
    'filingStatus has no effect with rules “flat”; it needs rules “us-2026”.',
  ],
  [['--rules=us-2026', '--federal=10'], 'federal has no effect with rules “us-2026”; it needs rules “flat”.'],
])('%j is refused: %s', async (options, reason) => {
  expect((await callCommand(['payroll', '--gross=1', ...options])).complaint).toContain(reason)
})
