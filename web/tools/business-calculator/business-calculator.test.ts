import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Answer, answerText, isFound, isLoss, stepsText } from './answer.ts'
import { answersCsv } from './answers-csv.ts'
import { outlooks } from './break-even.ts'
import { allFields, BusinessForm, TABS, type TabName } from './business-form.ts'
import { type FieldName, readFigures } from './figures.ts'
import { missingFor } from './ratios.ts'

const US = { currency: 'USD', locale: 'en-US' }

function read(name: TabName, fields: Partial<Record<FieldName, string>>) {
  const form = { ...v.parse(BusinessForm, {}), fields }
  const tab = TABS.find((entry) => entry.name === name)
  const { figures, hints } = readFigures(allFields(form), Object.values(tab?.groups ?? {}).flat())
  return { answers: tab?.answers(figures) ?? [], figures, hints }
}

function texts(answers: readonly Answer[]): Record<string, string> {
  return Object.fromEntries(
    answers.map((answer) => {
      const { label, result } = answer
      return [label, isFound(result) ? answerText(answer, US) : result.reason]
    }),
  )
}

const COMPANY = {
  currentAssets: '150,000',
  currentLiabilities: '100000',
  inventory: '50000',
  totalDebt: '80000',
  totalEquity: '120000',
  totalAssets: '200000',
  revenue: '500000',
  costOfGoods: '300000',
  operatingIncome: '60000',
  interest: '4000',
  netIncome: '45000',
}

test('every ratio of a company whose figures are all known', () => {
  expect(texts(read('Financial Ratios', COMPANY).answers)).toEqual({
    'Current ratio': '1.50',
    'Quick ratio': '1.00',
    'Debt to equity': '0.67',
    'Gross margin': '40.00%',
    'Operating margin': '12.00%',
    'Net margin': '9.00%',
    'Return on assets': '22.50%',
    'Return on equity': '37.50%',
    'Inventory turnover': '6.00',
    'Interest coverage': '15.00',
  })
})

test('a ratio shows only when its figures are filled; a typed 0 is filled', () => {
  expect(texts(read('Financial Ratios', { currentAssets: '0', currentLiabilities: '5' }).answers)).toEqual({
    'Current ratio': '0.00',
  })
  const { figures } = read('Financial Ratios', { currentAssets: '1', revenue: '2' })
  expect(missingFor(figures).slice(0, 4)).toEqual([
    { label: 'Current ratio', names: ['Current liabilities'] },
    { label: 'Quick ratio', names: ['Inventory', 'Current liabilities'] },
    { label: 'Debt to equity', names: ['Total debt', 'Total equity'] },
    { label: 'Gross margin', names: ['Cost of goods sold'] },
  ])
})

test.each([
  [
    { netIncome: '-50', totalEquity: '-100' },
    'Return on equity',
    'Net income and Total equity are both negative, so the positive result is not a good sign.',
  ],
  [
    { netIncome: '50', totalEquity: '-100' },
    'Return on equity',
    'Total equity is negative, so the result cannot be compared with typical values.',
  ],
  [
    { totalDebt: '0', totalEquity: '-1' },
    'Debt to equity',
    'Total equity is negative, so the result cannot be compared with typical values.',
  ],
  [
    { currentAssets: '1', inventory: '3', currentLiabilities: '-2' },
    'Quick ratio',
    'Current assets − Inventory and Current liabilities are both negative, so the positive result is not a good sign.',
  ],
  [{ netIncome: '-50', totalEquity: '100' }, 'Return on equity', undefined],
])('%j: %s warns of a negative figure below the line: %j', (fields, ratio, caution) => {
  const { answers } = read('Financial Ratios', fields)
  expect(answers.find(({ label }) => label === ratio)?.caution).toBe(caution)
})

test('nothing is divided by zero', () => {
  expect(texts(read('Financial Ratios', { currentAssets: '1', currentLiabilities: '0' }).answers)).toEqual({
    'Current ratio': 'Current liabilities cannot be 0.',
  })
})

test('reports invalid input at its field and does not use it as a figure', () => {
  const { answers, hints } = read('Financial Ratios', { currentAssets: 'x', currentLiabilities: '5' })
  expect([answers, hints]).toEqual([[], { currentAssets: 'Enter a number' }])
})

const YEARS = 'Years must be from 0.001 to 1000.'

// Annualized values by a spreadsheet's RRI(years; investment; final).
test.each([
  ['10000', '15000', '3', { ROI: '50.00%', 'Net gain': '$5,000.00', 'Annualized ROI': '14.47%' }],
  ['10000', '15000', '', { ROI: '50.00%', 'Net gain': '$5,000.00' }],
  ['1000', '2000', '0.5', { ROI: '100.00%', 'Net gain': '$1,000.00', 'Annualized ROI': '300.00%' }],
  ['1000', '500', '2', { ROI: '-50.00%', 'Net gain': '-$500.00', 'Annualized ROI': '-29.29%' }],
  ['1000', '0', '5', { ROI: '-100.00%', 'Net gain': '-$1,000.00', 'Annualized ROI': '-100.00%' }],
  [
    '0',
    '10',
    '1',
    {
      ROI: 'Investment cannot be 0.',
      'Net gain': '$10.00',
      'Annualized ROI': 'Investment cannot be 0.',
    },
  ],
  ['100', '100', '1000', { ROI: '0.00%', 'Net gain': '$0.00', 'Annualized ROI': '0.00%' }],
  ['100', '100', '0.001', { ROI: '0.00%', 'Net gain': '$0.00', 'Annualized ROI': '0.00%' }],
  ['100', '100', '1000.1', { ROI: '0.00%', 'Net gain': '$0.00', 'Annualized ROI': YEARS }],
  ['100', '100', '0.0009', { ROI: '0.00%', 'Net gain': '$0.00', 'Annualized ROI': YEARS }],
  ['10', '20', '0', { ROI: '100.00%', 'Net gain': '$10.00', 'Annualized ROI': 'Years must be more than 0.' }],
  [
    '10',
    '-20',
    '2',
    { ROI: '-300.00%', 'Net gain': '-$30.00', 'Annualized ROI': 'A final value below 0 has no yearly rate.' },
  ],
])('%s that became %s in %s years', (investment, finalValue, years, expected) => {
  expect(texts(read('ROI Calculator', { investment, finalValue, years }).answers)).toEqual(expected)
})

test('names a loss, but a negative contribution alone is not a loss', () => {
  const losses = read('ROI Calculator', { investment: '10', finalValue: '5' }).answers
  expect(losses.map(isLoss)).toEqual([true, true])
  const negative = read('Break-even Analysis', { fixedCosts: '1', variableCost: '5', price: '4' }).answers
  expect(negative.map(isLoss)).toEqual([false, false, false, false])
})

test('an investment of nothing waits for its value', () => {
  expect(read('ROI Calculator', { investment: '10' }).answers).toEqual([])
})

test.each([
  ['10000', '6', '10', ['2,500', '$25,000.00', '$4.00', '40.00%']],
  ['10000', '3', '10', ['1,429 (exactly 1,428.5714)', '$14,285.71', '$7.00', '70.00%']],
  ['0', '3', '10', ['0', '$0.00', '$7.00', '70.00%']],
  [
    '100',
    '10',
    '10',
    [
      'Price must be higher than variable cost.',
      'Price must be higher than variable cost.',
      '$0.00',
      '0.00%',
    ],
  ],
  [
    '100',
    '1',
    '0',
    [
      'Price must be higher than variable cost.',
      'Price must be higher than variable cost.',
      '-$1.00',
      'Price per unit cannot be 0.',
    ],
  ],
  ['-1', '1', '2', ['Fixed costs cannot be negative.', 'Fixed costs cannot be negative.', '$1.00', '50.00%']],
])('fixed costs of %s, %s a unit, sold at %s', (fixedCosts, variableCost, price, expected) => {
  const { answers } = read('Break-even Analysis', { fixedCosts, variableCost, price })
  expect(Object.values(texts(answers))).toEqual(expected)
})

test('a yearly rate is shown with its numbers, and one without an answer has none', () => {
  const steps = (fields: Parameters<typeof read>[1]) =>
    read('ROI Calculator', fields).answers.map((answer) => stepsText(answer, US))
  expect(steps({ investment: '10000', finalValue: '15000', years: '3' })).toEqual([
    '($15,000.00 − $10,000.00) ÷ $10,000.00',
    '$15,000.00 − $10,000.00',
    '($15,000.00 ÷ $10,000.00)^(1 ÷ 3) − 1',
  ])
  expect(steps({ investment: '0', finalValue: '10', years: '1' })).toEqual(['', '$10.00 − $0.00', ''])
})

test('the formula is shown with its numbers', () => {
  const { answers } = read('Break-even Analysis', { fixedCosts: '10000', variableCost: '6', price: '10' })
  expect(answers.map((answer) => stepsText(answer, US))).toEqual([
    '$10,000.00 ÷ ($10.00 − $6.00)',
    '2,500 × $10.00',
    '$10.00 − $6.00',
    '$4.00 ÷ $10.00',
  ])
})

test('costs and revenue are drawn to twice the break-even, and meet in the middle', () => {
  const { figures } = read('Break-even Analysis', { fixedCosts: '10000', variableCost: '6', price: '10' })
  const points = outlooks(figures).map(({ units, revenue, costs }) =>
    [units, revenue, costs].map((value) => value.toFixed()),
  )
  expect([points[0], points[4], points[8], points.length]).toEqual([
    ['0', '0', '10000'],
    ['2500', '25000', '25000'],
    ['5000', '50000', '40000'],
    9,
  ])
  expect(
    outlooks(read('Break-even Analysis', { fixedCosts: '1', variableCost: '2', price: '2' }).figures),
  ).toEqual([])
  expect(
    outlooks(read('Break-even Analysis', { fixedCosts: '0', variableCost: '1', price: '2' }).figures),
  ).toEqual([])
})

test('CSV contains plain numbers, percents as shares', () => {
  const { answers } = read('ROI Calculator', { investment: '3', finalValue: '4', years: '-1' })
  expect(answersCsv(answers)).toBe(
    'Result,Value,Formula\r\n' +
      'ROI,0.3333333333,(Final value − Initial investment) ÷ Initial investment\r\n' +
      'Net gain,1,Final value − Initial investment\r\n' +
      'Annualized ROI,Years must be more than 0.,(Final value ÷ Initial investment)^(1 ÷ Years) − 1\r\n',
  )
})
