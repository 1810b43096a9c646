import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HttpProblem } from '../http/errors.ts'
import { type AccessPolicy, type SharedKind, whoMayCreate } from './access-policy.ts'

const OFF: Readonly<Record<SharedKind | 'newsletter' | 'plans', string>> = {
  polls: 'Polls are turned off on this site.',
  rooms: 'Live sessions are turned off on this site.',
  quizzes: 'Live quizzes are turned off on this site.',
  sharedQuizzes: 'Quizzes are not shared on this site.',
  newsletter: 'This site has no newsletter.',
  plans: 'This site has no plans.',
}
const ACCOUNT_REQUIRED: Readonly<Record<SharedKind, string>> = {
  polls: 'Sign in to create a poll. On this site, that takes an account.',
  rooms: 'Sign in to start a live session. On this site, that takes an account.',
  quizzes: 'Sign in to play a quiz live. On this site, that takes an account.',
  sharedQuizzes: 'Sign in to share a quiz. On this site, that takes an account.',
}
const SHARED_KINDS = ['polls', 'rooms', 'quizzes', 'sharedQuizzes'] as const
const PATHS: Readonly<Record<SharedKind, string>> = {
  polls: '/polls',
  rooms: '/rooms',
  quizzes: '/games',
  sharedQuizzes: '/quizzes',
}

/**
 * Rejects requests that the operator has disabled, before any other handler below `/api`; `accountOf` identifies the
 * account.
 */
export function createAccessGuard(
  access: AccessPolicy,
  accountOf: (context: Context) => Promise<object | undefined>,
): Hono {
  const routes = new Hono()
  const turnOff = (address: string, sentence: string) =>
    routes.use(`${address}/*`, () => refuse(404, sentence))
  if (!access.hasNewsletter) turnOff('/newsletter', OFF.newsletter)
  if (!access.hasPlans) turnOff('/plan', OFF.plans)
  for (const kind of SHARED_KINDS) {
    const creators = whoMayCreate(access, kind)
    if (creators === 'off') turnOff(PATHS[kind], OFF[kind])
    if (creators === 'accounts') routes.post(PATHS[kind], requireAccount(accountOf, ACCOUNT_REQUIRED[kind]))
  }
  return routes
}

function requireAccount(
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
