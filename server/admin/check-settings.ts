import type { Environment } from '../read-setting.ts'
import type { Settings } from '../settings.ts'

/** Settings that contradict each other or are of no use, a sentence each. */
export function errorsOfSettings(settings: Settings, environment: Environment): string[] {
  const { quotas, streams, publicUrl, trustProxy, databaseUrl, smtp } = settings
  const errors: readonly (readonly [boolean, string])[] = [
    [
      publicUrl?.startsWith('https:') === true && trustProxy === '',
      'PUBLIC_URL is https, so a proxy stands before Sundry, but TRUST_PROXY names none: all visitors share the limits of one.',
    ],
    [
      Math.max(quotas.polls, quotas.rooms, quotas.quizzes, quotas.accounts) > quotas.all,
      'A quota of one kind is larger than QUOTA_MB, which ends it earlier.',
    ],
    [
      streams.perAddress > streams.total,
      'MAX_STREAMS_PER_ADDRESS is larger than MAX_STREAMS, which ends it earlier.',
    ],
    [
      databaseUrl !== undefined && Boolean(environment.DATA_DIR),
      'DATABASE_URL and DATA_DIR are both set: the embedded database in DATA_DIR is not used.',
    ],
    [!smtp && Boolean(environment.MAIL_FROM), 'MAIL_FROM is set but SMTP_URL is not: no email is sent.'],
  ]
  return errors.flatMap(([isSo, sentence]) => (isSo ? sentence : []))
}
