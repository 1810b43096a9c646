import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const loan = async (...options: readonly string[]) =>
  JSON.parse((await callCommand(['loan', ...options])).text)

test('a loan without extra payments has no figures of them', async () => {
  expect(await loan('--amount=1200', '--term=1', '--is-interest-free', '--currency=EUR')).toEqual({
    amount: '1200.00',
    ratePercent: '0',
    payment: '100.00',
    totalPayment: '1200.00',
    totalInterest: '0.00',
    payments: 12,
    term: '1 year',
    withExtraPayments: null,
    frequency: 'monthly',
    compounding: 'us',
    currency: 'EUR',
  })
})

test('returns extra payments in addition to the loan as agreed', async () => {
  const free = ['--amount=1200', '--term=1', '--is-interest-free'] as const
  expect(await loan(...free, '--extra-monthly=100')).toMatchObject({
    totalPayment: '1200.00',
    payments: 6,
    withExtraPayments: {
      totalPayment: '1200.00',
      totalInterest: '0.00',
      savedInterest: '0.00',
      savedPayments: 6,
    },
  })
})

test('fields that cannot be used and missing fields are refused by their names', async () => {
  expect(await callCommand(['loan', '--amount=x', '--rate=0'])).toMatchObject({
    code: 1,
    complaint:
      'amount: Enter a number\nrate: For an interest-free loan turn on 0 % interest\nterm: Enter a number; it is missing\n',
  })
  expect(await loan('--solve-for=amount', '--payment=100', '--term=1', '--is-interest-free')).toMatchObject({
    amount: '1200.00',
  })
})

test.each([
  [['--payment=5'], 'payment has no effect with solveFor “payment”.'],
  [
    ['--is-interest-free', '--rate=5'],
    'rate has no effect with isInterestFree true; it needs isInterestFree false.',
  ],
  [['--extra-once-at=5'], 'extraOnceAt has no effect without extraOnce.'],
])('%j is refused: %s', async (options, reason) => {
  expect(await callCommand(['loan', '--amount=1', '--term=1', ...options])).toMatchObject({
    code: 1,
    complaint: `${reason}\n`,
  })
})

test('numbers can be JSON numbers', async () => {
  const input = '{"amount":250000,"rate":3.5,"term":30}'
  expect((await callCommand(['loan', '--params', '-'], { input })).text).toContain('"payment": "1122.61"')
})

test('a schedule starts one period after its day, which must be valid', async () => {
  const schedule = [
    'loan-schedule',
    '--amount=100',
    '--term=2',
    '--term-unit=months',
    '--is-interest-free',
  ] as const
  expect((await callCommand([...schedule, '--start=2024-01-31'])).text.split('\r\n')).toEqual([
    'Number,Date,Payment,Principal,Interest,Extra payment,Balance',
    '1,2024-02-29,50.00,50.00,0.00,0.00,50.00',
    '2,2024-03-31,50.00,50.00,0.00,0.00,0.00',
    '',
  ])
  expect((await callCommand([...schedule, '--start=2024-02-30'])).code).toBe(1)
  expect(await callCommand([...schedule])).toMatchObject({ code: 1, complaint: 'start is missing.\n' })
})

test('rejects a number of 1001 characters', async () => {
  const { code, complaint } = await callCommand([
    'loan',
    `--amount=${'1'.padStart(1001, '0')}`,
    '--rate=1',
    '--term=1',
  ])
  expect([code, complaint]).toEqual([1, 'amount: Enter a number\n'])
})
