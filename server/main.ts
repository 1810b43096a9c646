import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Hono } from 'hono'
import { createServerHandlers } from './app.ts'
import { errorsOfSettings } from './check-settings.ts'
import { isDataInUse } from './database/data-lock.ts'
import { closeDependencies, createDependencies, type Dependencies } from './dependencies.ts'
import { endUnread } from './http/end-unread.ts'
import { createConnectionLimit } from './http/limit-connections.ts'
import { readMaxOpenFiles } from './http/open-files.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { refuseLargeUploads } from './http/refuse-large-uploads.ts'
import { createRequestListener } from './http/request-listener.ts'
import { startLine, stopLine } from './lifecycle-lines.ts'
import { listenAt } from './listen-at.ts'
import { listeningLines } from './listening-lines.ts'
import { loadSite } from './load-site.ts'
import { scheduleMaintenance } from './maintenance.ts'
import { prepareFailedSignInLog } from './observability/failed-sign-ins.ts'
import { readEnvironment } from './read-environment.ts'
import { readSettings, type Settings } from './settings.ts'

/**
 * Longer than proxies keep an idle connection (nginx 60 s, Caddy 120 s): they must not send on one that is being
 * closed.
 */
const KEEP_ALIVE_MS = 150_000
/** Time for the head of a request, and how often that is checked. */
const HEADERS_MS = 20_000
const CHECK_MS = 5_000
/**
 * Maximum number of connections waiting to be accepted (the system can allow fewer). With Node's 511 a proxy that opens
 * more at once waits for seconds.
 */
const BACKLOG = 4_096
/**
 * Growth of the heap over its live data before garbage collection, in percent. On a machine with much memory, V8's
 * default lets it grow to four times the size.
 */
const HEAP_GROWTH = 50
/** Allowed wrong tokens of the HTTP API from one network. */
const WRONG_TOKENS = { burst: 20, refillMs: 3_000 }
const IN_USE =
  'Another process uses the database in DATA_DIR. A second server on it sends no live updates to the first: use DATABASE_URL for several processes.'
const SHUTDOWN_MS = 10_000
/** How long requests under way can take after that. */
const UNFINISHED_MS = 4_000
/** How long open connections remain usable after the signal to stop. */
const LEAVE_MS = 1_000

/** Starts Sundry with the settings of the environment, and stops it gracefully on a signal. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  const environment = readEnvironment(process.env)
  const settings = readSettings(environment)
  await prepareFailedSignInLog(settings.authLog)
  const site = await loadSite(settings, join(settings.dataDir, 'site'))
  const isInUse = settings.databaseUrl === undefined && isDataInUse(settings.dataDir)
  const dependencies = await createDependencies(settings, site)
  dependencies.log(startLine(settings))
  if (isInUse) dependencies.log(IN_USE, { level: 'warn' })
  for (const sentence of errorsOfSettings(settings, environment))
    dependencies.log(sentence, { level: 'warn' })
  const handlers = await createServerHandlers(dependencies, await programsFor(settings, dependencies))
  scheduleMaintenance(dependencies)

  const connections = createConnectionLimit({ ...dependencies, maxFiles: readMaxOpenFiles() })
  const answer = createRequestListener(handlers, dependencies)
  const servers = await Promise.all(
    settings.hosts.map(async (host) => {
      const server = createServer(
        {
          keepAliveTimeout: KEEP_ALIVE_MS,
          headersTimeout: HEADERS_MS,
          connectionsCheckingInterval: CHECK_MS,
        },
        answer,
      )
      connections.watch(server)
      endUnread(server)
      refuseLargeUploads(server)
      const port = await listenAt(server, { host, port: settings.port, backlog: BACKLOG })
      for (const line of listeningLines(port, host, networkInterfaces())) dependencies.log(line)
      return server
    }),
  )
  dependencies.background.run(async () => {
    await loadRest()
    dependencies.log('everything is loaded', { level: 'debug' })
  })

  const stop = async (reason: string) => {
    dependencies.log(stopLine(reason))
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    // A proxy might be sending on a keep-alive connection: request its closure before closing connections.
    for (const server of servers)
      server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    // Streams never end by themselves, so the server would wait for them.
    dependencies.streams.endAll()
    await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
    // Nor do keep-alive connections of browsers.
    setInterval(() => {
      for (const server of servers) server.closeIdleConnections()
    }, 100).unref()
    // An upload that stalls would hold the process until it is killed.
    setTimeout(() => {
      for (const server of servers) server.closeAllConnections()
    }, UNFINISHED_MS).unref()
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
    await closeDependencies(dependencies)
    process.exit(0)
  }
  // The program that started it was killed (scripts/serve.mjs).
  process.once('disconnect', () => stop('the program that started it has ended'))
  // The terminal that started it closes with SIGHUP.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop)
}

/** Loads modules that are otherwise loaded on first use: an upgrade might replace the files of a running process. */
async function loadRest(): Promise<void> {
  await Promise.all([import('./features/accounts/create-auth.ts'), import('better-auth/crypto')])
}

/** Creates the HTTP API, if the operator has enabled it. */
async function programsFor(
  { apiTokens: tokens, apiOrigins, hasPublicApiDescription, access }: Settings,
  { log, connection, elapsed }: Dependencies,
): Promise<Hono | undefined> {
  if (!tokens) return undefined
  const { programsApi } = await import('#interfaces/http/programs-api.ts')
  const failures = createRateLimit({ ...WRONG_TOKENS, elapsed })
  return programsApi({
    tokens,
    log,
    disabledTools: access.disabledTools,
    corsOrigins: apiOrigins,
    hasPublicDescription: hasPublicApiDescription,
    countFailure: (context) => failures.consume(connection.networkOf(context)),
  })
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

await main().catch((error: unknown) =>
  fail(`Sundry cannot start: ${error instanceof Error ? error.message : error}`),
)
