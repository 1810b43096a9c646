import type { Hono } from 'hono'
import { PROGRAMS_ADDRESS, type ProgramsAnswer } from '#contract/programs.ts'
import { accountsFeature } from './features/accounts/accounts.ts'
import { gamePage } from './features/games/game-page.ts'
import { gamesRoutes } from './features/games/games-routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter-routes.ts'
import { ocrRoutes } from './features/ocr/ocr-routes.ts'
import { planPart, plansRoutes } from './features/plans/plans-routes.ts'
import { pollPage } from './features/polls/poll-page.ts'
import { type Polls, pollsFeature } from './features/polls/polls-routes.ts'
import { quizPage } from './features/quizzes/quiz-page.ts'
import { quizzesRoutes } from './features/quizzes/quizzes-routes.ts'
import { roomPage } from './features/rooms/room-page.ts'
import { roomsRoutes } from './features/rooms/rooms-routes.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { syncRoutes } from './features/sync/sync-routes.ts'
import { syncPart } from './features/sync/sync-store.ts'
import { appBelow } from './http/base-path.ts'
import { type DirectDoor, directDoor } from './http/direct-door.ts'
import { answerErrors } from './http/errors.ts'
import { onlyPlainAddresses } from './http/plain-addresses.ts'
import { logRequests } from './http/request-log.ts'
import { onlyOwnPages } from './http/same-site.ts'
import { securityHeaders } from './http/security-headers.ts'
import { guardOpening } from './opening/guard-opening.ts'
import { beginnersOf } from './opening/opening.ts'
import type { Outside } from './outside.ts'
import { eitherOf, type SharedPages } from './shared/shared-page.ts'
import { type Metrics, metricsOf } from './watching/metrics.ts'
import { watchingRoutes } from './watching/watching-routes.ts'

/** Sundry as Node's server asks it: the door for votes first, the application for all else. */
export type Doors = { readonly app: Hono; readonly votes: DirectDoor }

/** The application alone, which answers votes as well. */
export async function createApp(outside: Outside): Promise<Hono> {
  return (await createDoors(outside)).app
}

/** Joins the features into one application; `programs` answers what programs may ask, where they may. */
export async function createDoors(outside: Outside, programs?: Hono): Promise<Doors> {
  const app = appBelow(outside.basePath)
  const metrics = metricsOf(outside)
  app.use(logRequests(outside, metrics))
  app.use(securityHeaders(outside.publicUrl))
  app.onError(answerErrors(outside))
  app.use('/api/*', onlyOwnPages(outside.publicUrl))
  app.use('/api/*', onlyPlainAddresses)
  const accounts = await accountsFeature(outside, [syncPart(outside), planPart(outside)])
  app.route('/api', watchingRoutes(outside, metrics))
  app.route('/api', guardOpening(outside.opening, accounts.accountOf))
  app.route('/api/account', accounts.routes)
  app.route('/api/games', await gamesRoutes(outside))
  app.route('/api/newsletter', await newsletterRoutes(outside))
  app.route('/api/plan', plansRoutes(outside, accounts.accountOf))
  const polls = await pollsFeature(outside)
  app.route('/api/polls', polls.routes)
  app.route('/api/quizzes', await quizzesRoutes(outside))
  app.route('/api/rooms', await roomsRoutes(outside))
  app.route('/api/sync', syncRoutes(outside, accounts.accountOf))
  app.get(PROGRAMS_ADDRESS, (context) =>
    context.json({ areLetIn: programs !== undefined } satisfies ProgramsAnswer),
  )
  if (programs) app.route('/api', programs)
  app.all('/api/*', (context) => context.json({ error: 'There is nothing at this address' }, 404))
  app.route('/ocr', ocrRoutes(outside))
  app.route('/', siteRoutes(outside, sharedPages(outside)))
  return { app, votes: votesDoor(outside, metrics, polls) }
}

/** Where polls are closed, or the site lies below a path, the application answers votes. */
function votesDoor(outside: Outside, metrics: Metrics, { vote }: Polls): DirectDoor {
  if (outside.basePath !== '' || beginnersOf(outside.opening, 'polls') === 'off') return () => false
  return directDoor(outside, metrics, {
    path: /^\/api\/polls\/([\w-]+)\/votes$/,
    pattern: '/api/polls/:id/votes',
    answer: vote,
  })
}

function sharedPages(outside: Outside): SharedPages {
  return {
    '/poll/': pollPage(outside),
    '/room/': roomPage(outside),
    '/quiz/': eitherOf(quizPage(outside), gamePage(outside)),
  }
}
