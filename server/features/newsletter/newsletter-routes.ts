import { type Context, Hono } from 'hono'
import { newsletterLink, newsletterRequest } from '#contract/newsletter.ts'
import { DAY_MS } from '#lib/dates/durations.ts'
import { serverSecret } from '../../database/server-secrets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createNetworkLimit, createSharedLimits, isWithin } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { createNewsletterLinks, subscriptionEmail, unsubscribeEmail } from './newsletter-emails.ts'
import { add, askToConfirm, confirm, remove } from './subscribers.ts'

/** Routes of the newsletter: join, confirm (if mail is sent) and leave. A response never reveals who is subscribed. */
export async function createNewsletterRoutes(dependencies: Dependencies): Promise<Hono> {
  const { database, mail, background, connection, now, retention } = dependencies
  const links = createNewsletterLinks(
    await serverSecret(database, 'newsletter', dependencies.randomBytes),
    dependencies.linkOrigin,
  )
  // A household can have many networks, and an office one.
  const limit = await createSharedLimits(dependencies)
  const requests = limit('newsletter requests', { burst: 20, refillMs: 60_000 })
  const messages = limit('newsletter letters', { burst: 2, refillMs: 10 * 60_000 })
  const forAnyone = declareRoute({
    callers: 'anyone',
    limit: createNetworkLimit(dependencies, { burst: 200, refillMs: 1_000 }),
  })

  const emailIn = async (context: Context): Promise<string> => {
    await requests.consume(connection.networkOf(context, 56))
    return (await readJson(context, newsletterRequest)).email
  }
  const join = async (context: Context): Promise<boolean> => {
    const email = await emailIn(context)
    if (!mail.isDelivered) await add(database, email, now())
    else
      background.run(async () => {
        if (await isWithin(messages, email)) await sendSubscriptionEmail(email)
      })
    return !mail.isDelivered
  }
  const sendSubscriptionEmail = async (to: string) => {
    const confirmBy = now() + retention.unconfirmedDays * DAY_MS
    if (await askToConfirm(database, to, { now: now(), confirmBy }))
      mail.send(
        subscriptionEmail({
          to,
          confirmLink: links.linkTo('confirm', to),
          unsubscribeLink: links.linkTo('leave', to),
        }),
      )
  }
  const emailOf = async (context: Context, purpose: 'confirm' | 'leave'): Promise<string> => {
    const email = links.emailOf(purpose, (await readJson(context, newsletterLink)).token)
    if (email === undefined) throw new HttpProblem(400, 'This link is incomplete')
    return email
  }

  return (
    new Hono()
      // Pages of the previous deployment send requests here.
      .post('/', forAnyone, async (context) => {
        await join(context)
        return context.json({ subscribed: true })
      })
      .post('/join', forAnyone, async (context) => context.json({ isConfirmed: await join(context) }))
      .post('/confirm', forAnyone, async (context) => {
        if (!(await confirm(database, await emailOf(context, 'confirm'))))
          throw new HttpProblem(
            410,
            'This link is too old, or you have left the list. Join the newsletter again.',
          )
        return context.json({ done: true })
      })
      .post('/unsubscribe', forAnyone, async (context) => {
        await remove(database, await emailOf(context, 'leave'))
        return context.json({ done: true })
      })
      .post('/unsubscribe-link', forAnyone, async (context) => {
        const email = await emailIn(context)
        if (!mail.isDelivered) await remove(database, email)
        else
          background.run(async () => {
            if (!(await isWithin(messages, `leave ${email}`))) return
            const known = await database
              .selectFrom('subscriber')
              .select('email')
              .where('email', '=', email)
              .executeTakeFirst()
            if (known)
              mail.send(unsubscribeEmail({ to: email, unsubscribeLink: links.linkTo('leave', email) }))
          })
        return context.json({ isRemoved: !mail.isDelivered })
      })
  )
}
