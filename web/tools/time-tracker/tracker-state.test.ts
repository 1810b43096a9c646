import * as v from 'valibot'
import { expect, test } from 'vitest'
import { GROUPS, PERIODS, ROUNDINGS, TrackerState } from './tracker-state.ts'

test('it begins with the timer, a week by project, nothing rounded', () => {
  expect(v.parse(TrackerState, {})).toEqual({
    tab: 'Timer',
    projectId: '',
    description: '',
    tags: '',
    billable: false,
    hasKeys: true,
    period: 'Week',
    from: '',
    to: '',
    group: 'Project',
    rounding: 'none',
    roundTo: '15',
    currency: 'USD',
  })
})

test.each([
  ['USD', true],
  ['usd', false],
  ['USDX', false],
  ['xUSD', false],
  ['US', false],
])('%s is kept as a currency: %j', (currency, isValid) => {
  expect(v.is(TrackerState, { currency })).toBe(isValid)
})

test('reports can be asked for by these names', () => {
  expect(PERIODS).toEqual(['Day', 'Week', 'Month', 'Custom range'])
  expect(GROUPS).toEqual(['Project', 'Description', 'Tag', 'Day'])
  expect(ROUNDINGS.map(({ label }) => label)).toEqual(['As it is', 'Up', 'To the nearest'])
})
