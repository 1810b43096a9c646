import * as v from 'valibot'
import { expect, test } from 'vitest'
import { planAnswer, trialRequest } from './plan.ts'

test.each([
  [{ plan: 'pro' }, true],
  [{ plan: 'business' }, true],
  [{ plan: 'free' }, false],
  [{ plan: 'Pro' }, false],
  [{}, false],
  [{ plan: 'pro', days: 30 }, false],
])('a trial is asked for by %j: %s', (request, isTaken) => {
  expect(v.is(trialRequest, request)).toBe(isTaken)
})

test('an answer may be Free without an end; Free is never tried', () => {
  const free = { plan: 'free', endsAt: null, tried: [], filesAtOnce: 50, keepsInvoiceTemplates: false }
  expect(v.is(planAnswer, free)).toBe(true)
  expect(v.is(planAnswer, { ...free, tried: ['free'] })).toBe(false)
  expect(v.is(planAnswer, { ...free, plan: 'gold' })).toBe(false)
})
