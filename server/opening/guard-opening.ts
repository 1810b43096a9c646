import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HttpProblem } from '../http/errors.ts'
import { beginnersOf, type Opening, type SharedKind } from './opening.ts'

const OFF: Readonly<Record<SharedKind | 'newsletter' | 'plans', string>> = {
  polls: 'Polls are turned off on this site.',
  rooms: 'Live sessions are turned off on this site.',
  quizzes: 'Quizzes on the server are turned off on this site.',
  newsletter: 'This site has no newsletter.',
  plans: 'This site has no plans.',
}
const ACCOUNT_WANTED: Readonly<Record<SharedKind, string>> = {
  polls: 'Sign in to create a poll. On this site, that takes an account.',
  rooms: 'Sign in to start a live session. On this site, that takes an account.',
  quizzes: 'Sign in to share a quiz on the server. On this site, that takes an account.',
}
const ADDRESSES: Readonly<Record<SharedKind, readonly string[]>> = {
  polls: ['/polls'],
  rooms: ['/rooms'],
  quizzes: ['/games', '/quizzes'],
}

/** Answers for what the operator has closed, before anything else below `/api` does; `accountOf` tells who asks. */
export function guardOpening(
  opening: Opening,
  accountOf: (context: Context) => Promise<object | undefined>,
): Hono {
  const routes = new Hono()
  const turnOff = (address: string, sentence: string) =>
    routes.use(`${address}/*`, () => refuse(404, sentence))
  if (!opening.hasNewsletter) turnOff('/newsletter', OFF.newsletter)
  if (!opening.hasPlans) turnOff('/plan', OFF.plans)
  for (const kind of ['polls', 'rooms', 'quizzes'] as const) {
    const beginners = beginnersOf(opening, kind)
    for (const address of ADDRESSES[kind]) {
      if (beginners === 'off') turnOff(address, OFF[kind])
      if (beginners === 'accounts') routes.post(address, onlyAccounts(accountOf, ACCOUNT_WANTED[kind]))
    }
  }
  return routes
}

function onlyAccounts(
  accountOf: (context: Context) => Promise<object | undefined>,
  sentence: string,
): MiddlewareHandler {
  return async (context, next) => {
    if (!(await accountOf(context))) refuse(403, sentence)
    await next()
  }
}

function refuse(status: 403 | 404, sentence: string): never {
  throw new HttpProblem(status, sentence)
}
