import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { planResponse } from '#contract/plan.ts'
import { WEEK_MS } from '#lib/dates/durations.ts'
import { createErrorHandler } from '../../http/errors.ts'
import { textOf } from '../../testing/collect.fixture.ts'
import { ENGINES, type Engine, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPlanRoutes, planPart } from './plans-routes.ts'

const FREE = { plan: 'free', endsAt: null, filesAtOnce: 50, keepsInvoiceTemplates: false }

async function plansOn(engine: Engine) {
  const clock = { now: TEST_NOW }
  const dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => clock.now })
  const app = new Hono()
  app.onError(createErrorHandler(dependencies))
  app.route(
    '/',
    createPlanRoutes(dependencies, async (context) => {
      const id = context.req.header('account')
      return id ? { id } : undefined
    }),
  )
  const planOf = async (account: string) =>
    v.parse(planResponse, await (await app.request('/', { headers: { account } })).json())
  const attempt = async (account: string, plan: string) => {
    const response = await app.request('/trial', {
      method: 'POST',
      headers: { account, 'content-type': 'application/json' },
      body: JSON.stringify({ plan }),
    })
    return [response.status, await response.json()]
  }
  return { clock, planOf, attempt, database: dependencies.database }
}

describe.each(ENGINES)('plans on %s', (engine) => {
  test('a trial starts immediately, ends by itself after seven days, and cannot be repeated', async () => {
    const { clock, planOf, attempt } = await plansOn(engine)
    expect(await planOf('ada')).toEqual({ ...FREE, tried: [] })
    const business = {
      plan: 'business',
      endsAt: TEST_NOW + WEEK_MS,
      tried: ['business'],
      filesAtOnce: 200,
      keepsInvoiceTemplates: true,
    }
    expect(await attempt('ada', 'business')).toEqual([200, business])
    clock.now = TEST_NOW + WEEK_MS - 1
    expect(await planOf('ada')).toEqual(business)
    clock.now = TEST_NOW + WEEK_MS
    expect(await planOf('ada')).toEqual({ ...FREE, tried: ['business'] })
    expect(await attempt('ada', 'business')).toEqual([
      409,
      { error: 'This plan has been tried with this account before.' },
    ])
  })

  test('each plan has a separate trial, and the larger one counts', async () => {
    const { clock, planOf, attempt } = await plansOn(engine)
    await attempt('ada', 'business')
    clock.now += 1_000
    await attempt('ada', 'pro')
    expect(await planOf('ada')).toMatchObject({ plan: 'business', tried: ['business', 'pro'] })
    clock.now = TEST_NOW + WEEK_MS
    expect(await planOf('ada')).toMatchObject({ plan: 'pro', endsAt: TEST_NOW + WEEK_MS + 1_000 })
  })

  test('the larger one counts where it began later, too', async () => {
    const { clock, planOf, attempt } = await plansOn(engine)
    await attempt('ada', 'pro')
    clock.now += 1_000
    await attempt('ada', 'business')
    expect(await planOf('ada')).toMatchObject({
      plan: 'business',
      endsAt: TEST_NOW + WEEK_MS + 1_000,
      filesAtOnce: 200,
    })
  })

  test('a trial of Pro grants the features of Pro, and an ended one remains recorded', async () => {
    const { clock, planOf, attempt } = await plansOn(engine)
    const pro = {
      plan: 'pro',
      endsAt: TEST_NOW + WEEK_MS,
      tried: ['pro'],
      filesAtOnce: 50,
      keepsInvoiceTemplates: false,
    }
    expect(await attempt('ada', 'pro')).toEqual([200, pro])
    clock.now = TEST_NOW + WEEK_MS
    expect((await attempt('ada', 'pro'))[0]).toBe(409)
    expect(await planOf('ada')).toEqual({ ...FREE, tried: ['pro'] })
    expect(await attempt('ada', 'business')).toEqual([
      200,
      {
        plan: 'business',
        endsAt: TEST_NOW + 2 * WEEK_MS,
        tried: ['pro', 'business'],
        filesAtOnce: 200,
        keepsInvoiceTemplates: true,
      },
    ])
  })

  test('trials belong to one account, and remain when another account is deleted', async () => {
    const { planOf, attempt, database } = await plansOn(engine)
    await attempt('ada', 'business')
    expect(await planOf('bob')).toEqual({ ...FREE, tried: [] })
    expect((await attempt('bob', 'business'))[0]).toBe(200)
    const { read, erase } = planPart({ database })
    await database.transaction().execute((transaction) => erase('ada', transaction))
    expect([await textOf(read('ada')), await textOf(read('bob'))]).toEqual([
      '{"trials":[]}',
      `{"trials":[{"plan":"business","startedAt":${TEST_NOW}}]}`,
    ])
  })

  test('ten concurrent requests start one trial', async () => {
    const { attempt } = await plansOn(engine)
    const answers = await Promise.all(Array.from({ length: 10 }, () => attempt('ada', 'pro')))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  })

  test('it needs an account and a plan that there is', async () => {
    const { attempt, planOf } = await plansOn(engine)
    expect(await attempt('', 'pro')).toEqual([401, { error: 'Sign in to start a trial. It needs no card.' }])
    expect((await attempt('ada', 'gold'))[0]).toBe(400)
    expect(await planOf('')).toEqual({ ...FREE, tried: [] })
  })
})
