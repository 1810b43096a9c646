import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { createBriefCache } from '../brief-cache.ts'
import { isPostgres } from '../database/dialect.ts'
import { lastBackup } from '../database/last-backup.ts'
import type { Database } from '../database/open-database.ts'
import type { CountRequest } from '../http/fast-path.ts'
import type { EventStreams } from '../live/event-streams.ts'
import { QUOTA_KINDS, type Quota } from '../quota/quota.ts'
import type { Runtime } from '../runtime.ts'
import { createLatencies } from './latencies.ts'
import { escapeLabel, family, type Sample } from './metric-text.ts'
import { processMetrics } from './process-metrics.ts'
import { VERSION } from './version.ts'

/** Figures of the database that several scrapes share. */
const MAX_AGE_MS = 60_000

export type Metrics = {
  /** Counts a request by the pattern of its route. */
  readonly count: CountRequest
  /** All of it in the text form of Prometheus (its exposition formats, version 0.0.4). */
  readonly read: () => Promise<string>
}

/** Metrics for the operator: counts and sums since the start of this process, without addresses or ids. */
export function createMetrics({
  database,
  streams,
  quota,
  elapsed,
  dataDir,
}: Pick<Runtime, 'elapsed'> & {
  readonly database: Database
  readonly streams: EventStreams
  readonly quota: Quota
  /** Folder of the embedded database, if any. */
  readonly dataDir?: string | undefined
}): Metrics {
  const requests = new Map<string, number>()
  const latencies = createLatencies()
  let votes = 0
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  const waitingMails = async () => {
    const { waiting } = await database
      .selectFrom('outbox')
      .select((row) => row.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow()
    return waiting
  }
  const figures = createBriefCache({
    read: async () => ({ waiting: await waitingMails(), databaseBytes: await sizeOfDatabase(database) }),
    elapsed,
    maxAgeMs: MAX_AGE_MS,
  })
  return {
    count({ method, route, status, seconds: took }) {
      const labels = `${method} ${status} ${route}`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      latencies.count(method, route, took)
      if (route === '/api/polls/:id/votes' && status === 200) votes += 1
    },
    async read() {
      const use = await quota.latest()
      const { waiting, databaseBytes } = await figures.get('')
      const backupAt = dataDir === undefined ? undefined : await lastBackup(dataDir)
      const mean = delay.mean / 1e9
      const worst = delay.max / 1e9
      delay.reset()
      return [
        family('sundry_info', 'gauge', 'Which Sundry this is.', [[`version="${VERSION}"`, 1]]),
        family('sundry_requests_total', 'counter', 'Requests by route and status.', [
          ...Array.from(requests, ([labels, times]): Sample => [labelsOf(labels), times]),
        ]),
        latencies.read('sundry_request_seconds', 'How long requests took.'),
        family('sundry_votes_total', 'counter', 'Votes that were counted.', [['', votes]]),
        family('sundry_streams', 'gauge', 'Live streams that are open.', [['', streams.count()]]),
        family('sundry_mails_waiting', 'gauge', 'Emails in the outbox.', [['', waiting]]),
        family(
          'sundry_stored_bytes',
          'gauge',
          'About how much is stored.',
          QUOTA_KINDS.map((kind) => [`kind="${kind}"`, use[kind]]),
        ),
        family('sundry_database_bytes', 'gauge', 'Size of the database with its free space.', [
          ['', databaseBytes],
        ]),
        family('sundry_quota_bytes', 'gauge', 'The most that is stored.', [
          ...QUOTA_KINDS.map((kind): [string, number] => [`kind="${kind}"`, quota.limits[kind]]),
          ['kind="all"', quota.limits.all],
        ]),
        family(
          'sundry_event_loop_delay_seconds',
          'gauge',
          'How late the process was since it was last asked.',
          [
            ['of="mean"', Number.isFinite(mean) ? mean : 0],
            ['of="worst"', worst],
          ],
        ),
        family(
          'sundry_last_backup_time_seconds',
          'gauge',
          'When the last backup was saved.',
          backupAt === undefined ? [] : [['', Math.round(backupAt / 1000)]],
        ),
        await processMetrics(),
      ].join('')
    },
  }
}

/** Returns the bytes of the database: its pages on SQLite, its files on PostgreSQL. */
async function sizeOfDatabase(database: Database): Promise<number> {
  const size = isPostgres(database)
    ? sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`
    : sql<{ bytes: number }>`SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size`
  const { rows } = await size.execute(database)
  return rows[0]?.bytes ?? 0
}

/** `GET 200 /api/health`, as labels. */
function labelsOf(labels: string): string {
  const [method, status, ...route] = labels.split(' ')
  return `method="${method}",route="${escapeLabel(route.join(' '))}",status="${status}"`
}
