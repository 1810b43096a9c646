import { type Context, Hono } from 'hono'
import type { Transaction } from 'kysely'
import { type TrialPlan, trialRequest } from '#contract/plan.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createNetworkLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { entitlementsOf, type Trial } from './entitlements.ts'

/** Routes of a visitor's plan and trials. `accountOf` identifies the account of a request. */
export function createPlanRoutes(
  dependencies: Dependencies,
  accountOf: (context: Context) => Promise<{ readonly id: string } | undefined>,
): Hono {
  const { database, now } = dependencies
  const limit = createNetworkLimit(dependencies, { burst: 1_000, refillMs: 50 })
  return new Hono()
    .get('/', declareRoute({ callers: 'anyone', limit }), async (context) => {
      const account = await accountOf(context)
      return context.json(entitlementsOf(account ? await trialsOf(database, account.id) : [], now()))
    })
    .post('/trial', declareRoute({ callers: 'account', limit }), async (context) => {
      const account = await accountOf(context)
      if (!account) throw new HttpProblem(401, 'Sign in to start a trial. It needs no card.')
      const { plan } = await readJson(context, trialRequest)
      if (!(await beginTrial(database, account.id, plan, now())))
        throw new HttpProblem(409, 'This plan has been tried with this account before.')
      return context.json(entitlementsOf(await trialsOf(database, account.id), now()))
    })
}

/** Returns whether the trial has started; false if there was one of this plan before. */
async function beginTrial(
  database: Database,
  accountId: string,
  plan: TrialPlan,
  now: number,
): Promise<boolean> {
  const begun = await database
    .insertInto('plan_trial')
    .values({ account_id: accountId, plan, started_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'plan']).doNothing())
    .returning('plan')
    .execute()
  return begun.length > 0
}

async function trialsOf(database: Database, accountId: string): Promise<Trial[]> {
  return database
    .selectFrom('plan_trial')
    .select(['plan', 'started_at as startedAt'])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .orderBy('plan')
    .execute()
}

/** Trials of an account: part of its download, and deleted with it. */
export function planPart({ database }: Pick<Dependencies, 'database'>) {
  return {
    name: 'plan',
    async *read(accountId: string) {
      yield JSON.stringify({ trials: await trialsOf(database, accountId) })
    },
    erase: async (accountId: string, transaction: Transaction<Tables>) => {
      await transaction.deleteFrom('plan_trial').where('account_id', '=', accountId).execute()
    },
  }
}
