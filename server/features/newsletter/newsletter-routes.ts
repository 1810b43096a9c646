import { Hono } from 'hono'
import { newsletterRequest } from '#contract/newsletter.ts'
import { readJson } from '../../http/read-json.ts'
import type { Outside } from '../../outside.ts'

/** Keeps the addresses of people who want news; a known address is answered like a new one. */
export function newsletterRoutes({ database, now }: Outside): Hono {
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
