import type { Hono } from 'hono'
import { MAX_CALL_BYTES, PROGRAMS_PATH, type ProgramsResponse } from '#contract/programs.ts'
import { createAccessGuard } from './access/access-guard.ts'
import { whoMayCreate } from './access/access-policy.ts'
import { accountParts } from './account-parts.ts'
import type { Dependencies } from './dependencies.ts'
import { createAccountsFeature } from './features/accounts/accounts.ts'
import { gamePage } from './features/games/game-view.ts'
import { createGameRoutes } from './features/games/games-routes.ts'
import { createNewsletterRoutes } from './features/newsletter/newsletter-routes.ts'
import { createOcrRoutes } from './features/ocr/ocr-routes.ts'
import { createPlanRoutes } from './features/plans/plans-routes.ts'
import { pollPage } from './features/polls/poll-view.ts'
import { createPollsFeature, type Polls } from './features/polls/polls-routes.ts'
import { quizPage } from './features/quizzes/quiz-view.ts'
import { createQuizRoutes } from './features/quizzes/quizzes-routes.ts'
import { roomPage } from './features/rooms/room-store.ts'
import { createRoomRoutes } from './features/rooms/rooms-routes.ts'
import { createSiteRoutes } from './features/site/site-routes.ts'
import { createSyncRoutes } from './features/sync/sync-routes.ts'
import { createAppBelow } from './http/base-path.ts'
import { createCsrfProtection } from './http/csrf.ts'
import { declareRoute } from './http/declare-route.ts'
import { createErrorHandler } from './http/errors.ts'
import { createFastPath, type FastPath } from './http/fast-path.ts'
import { forbidStoring } from './http/no-store.ts'
import { createNetworkLimit } from './http/rate-limit.ts'
import { rejectControlCharacters } from './http/reject-control-characters.ts'
import { createResponseLimit } from './http/response-limit.ts'
import { readRoutes } from './http/route-table.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import { createObservabilityRoutes } from './observability/observability-routes.ts'
import { logRequests } from './observability/request-log.ts'
import { readFirst, type SharedPages } from './share-links/shared-page.ts'

/** Limits of a network where a route costs little. */
const OTHER = { burst: 1_000, refillMs: 50 }
const CALLS = { burst: 3_000, refillMs: 5 }

/** Handlers of Node's server: the fast path for votes first, the application for everything else. */
export type ServerHandlers = { readonly app: Hono; readonly votes: FastPath }

/** The application alone, which answers votes as well. */
export async function createApp(dependencies: Dependencies): Promise<Hono> {
  return (await createServerHandlers(dependencies)).app
}

/** Combines the features into one application; `programs` serves the API for programs, if enabled. */
export async function createServerHandlers(
  dependencies: Dependencies,
  programs?: Hono,
): Promise<ServerHandlers> {
  const app = createAppBelow(dependencies.basePath)
  const metrics = createMetrics(dependencies)
  app.use(logRequests(dependencies, metrics))
  app.use(createSecurityHeaders(dependencies.hsts))
  app.onError(createErrorHandler(dependencies))
  app.use('/api/*', forbidStoring)
  app.use('/api/*', createCsrfProtection(dependencies.publicUrl))
  app.use('/api/*', rejectControlCharacters)
  const accounts = await createAccountsFeature(dependencies, accountParts(dependencies))
  app.route('/api', createObservabilityRoutes(dependencies, metrics))
  // Health and metrics above answer an operator even then.
  app.use('/api/*', createResponseLimit(dependencies))
  app.route('/api', createAccessGuard(dependencies.access, accounts.accountOf))
  app.route('/api/account', accounts.routes)
  app.route('/api/games', await createGameRoutes(dependencies))
  app.route('/api/newsletter', await createNewsletterRoutes(dependencies))
  app.route('/api/plan', createPlanRoutes(dependencies, accounts.accountOf))
  const polls = await createPollsFeature(dependencies)
  app.route('/api/polls', polls.routes)
  app.route('/api/quizzes', await createQuizRoutes(dependencies))
  app.route('/api/rooms', await createRoomRoutes(dependencies))
  app.route('/api/sync', createSyncRoutes(dependencies, accounts.accountOf))
  const forAnyone = declareRoute({ callers: 'anyone', limit: createNetworkLimit(dependencies, OTHER) })
  app.get(PROGRAMS_PATH, forAnyone, (context) =>
    context.json({ enabled: programs !== undefined } satisfies ProgramsResponse),
  )
  if (programs) addPrograms(app, dependencies, programs)
  app.all('/api/*', forAnyone, (context) => context.json({ error: 'There is nothing at this address' }, 404))
  app.route('/ocr', createOcrRoutes(dependencies))
  app.route('/', createSiteRoutes(dependencies, sharedPages(dependencies)))
  return { app, votes: voteFastPath(dependencies, metrics, polls) }
}

/** Adds the API for programs, which counts calls by their token: an address is limited less strictly. */
function addPrograms(app: Hono, dependencies: Dependencies, programs: Hono): void {
  const rules = declareRoute({
    callers: 'program',
    limit: createNetworkLimit(dependencies, CALLS),
    body: { maxBytes: MAX_CALL_BYTES },
  })
  for (const path of new Set(readRoutes(programs).map((route) => route.path))) app.use(`/api${path}`, rules)
  app.route('/api', programs)
}

/** Returns the fast path for votes; with disabled polls or a base path the application handles them. */
function voteFastPath(dependencies: Dependencies, metrics: Metrics, { vote }: Polls): FastPath {
  if (dependencies.basePath !== '' || whoMayCreate(dependencies.access, 'polls') === 'off') return () => false
  return createFastPath(dependencies, metrics.count, {
    path: /^\/api\/polls\/([\w-]+)\/votes$/,
    pattern: '/api/polls/:id/votes',
    handle: vote,
  })
}

function sharedPages(dependencies: Dependencies): SharedPages {
  return {
    '/poll/': pollPage(dependencies),
    '/room/': roomPage(dependencies),
    '/quiz/': readFirst(quizPage(dependencies), gamePage(dependencies)),
  }
}
