import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const answers = async (...words: readonly string[]) => JSON.parse((await callCommand(words)).text)

test('numbers are plain: money in cents, all else to ten places, half up', async () => {
  const { answers: found, currency } = await answers(
    'ratios',
    '--current-assets=2',
    '--current-liabilities=3',
    '--currency=EUR',
  )
  expect(found).toEqual([
    {
      label: 'Current ratio',
      formula: 'Current assets ÷ Current liabilities',
      value: '0.6666666667',
      unit: 'ratio',
      steps: '€2.00 ÷ €3.00',
    },
  ])
  expect(currency).toBe('EUR')
  const { answers: gains } = await answers('roi', '--investment=100', '--final-value=100.005')
  expect(gains.map(({ value, unit }: Record<string, unknown>) => [value, unit])).toEqual([
    ['0.00005', 'percent'],
    ['0.01', 'money'],
  ])
})

test('a result that cannot be computed states the reason', async () => {
  const { answers: found } = await answers('roi', '--investment=0', '--final-value=1')
  expect(found[0]).toEqual({
    label: 'ROI',
    formula: '(Final value − Initial investment) ÷ Initial investment',
    value: null,
    unit: null,
    reason: 'Investment cannot be 0.',
  })
})

test('too few figures are refused, and so is a figure that is none', async () => {
  expect(await callCommand(['break-even', '--price=1'])).toMatchObject({
    code: 1,
    complaint: 'There are too few figures for an answer. They are fixedCosts, variableCost, price.\n',
  })
  const { code, complaint } = await callCommand(['roi', '--investment=x', '--final-value=1'])
  expect([code, complaint]).toEqual([1, 'investment: Enter a number\n'])
})
