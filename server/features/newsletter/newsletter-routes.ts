import { Hono } from 'hono'
import { newsletterRequest } from '#contract/newsletter.ts'
import type { Database } from '../../database/open-database.ts'
import { readJson } from '../../http/read-json.ts'

/** Keeps the addresses of people who want news; a known address is answered like a new one. */
export function newsletterRoutes({
  database,
  now,
}: {
  readonly database: Database
  readonly now: () => number
}): Hono {
  return new Hono().post('/', async (context) => {
    const { email } = await readJson(context, newsletterRequest)
    await database
      .insertInto('subscriber')
      .values({ email, subscribed_at: now() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    return context.json({ subscribed: true })
  })
}
