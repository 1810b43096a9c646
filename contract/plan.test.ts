import * as v from 'valibot'
import { expect, test } from 'vitest'
import { planResponse, trialRequest } from './plan.ts'

test.each([
  [{ plan: 'pro' }, true],
  [{ plan: 'business' }, true],
  [{ plan: 'free' }, false],
  [{ plan: 'Pro' }, false],
  [{}, false],
  [{ plan: 'pro', days: 30 }, false],
])('accepts %j as a trial request: %s', (request, isAccepted) => {
  expect(v.is(trialRequest, request)).toBe(isAccepted)
})

test('planResponse: accepts Free without an end date, but no trial of Free', () => {
  const free = { plan: 'free', endsAt: null, tried: [], filesAtOnce: 50, keepsInvoiceTemplates: false }
  expect(v.is(planResponse, free)).toBe(true)
  expect(v.is(planResponse, { ...free, tried: ['free'] })).toBe(false)
  expect(v.is(planResponse, { ...free, plan: 'gold' })).toBe(false)
})
