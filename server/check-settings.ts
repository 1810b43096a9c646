import { editDistance } from '#lib/text/closest-word.ts'
import { findWideTrust } from './http/connection.ts'
import type { Environment } from './read-setting.ts'
import { type Settings, VARIABLES } from './settings.ts'

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
    ...findWideTrust(trustProxy).map(
      (entry) =>
        [
          true,
          `TRUST_PROXY trusts ${entry}: anyone in it can choose the address that limits count. Name only your proxies.`,
        ] as const,
    ),
    [!smtp && Boolean(environment.MAIL_FROM), 'MAIL_FROM is set but SMTP_URL is not: no email is sent.'],
  ]
  return [
    ...errors.flatMap(([isSo, sentence]) => (isSo ? sentence : [])),
    ...findMisspelled(environment).map(
      ({ name, meant }) => `${name} is no setting of Sundry. Do you mean ${meant}?`,
    ),
  ]
}

/** Beginnings of names that only our variables have. */
const FAMILIES = ['QUOTA_', 'RETENTION_', 'OIDC_', 'MAX_STREAMS', 'API_TOKEN', 'API_ORIGIN']
/** Names that are shorter are near those of other programs. */
const MIN_LENGTH = 6

/** Returns the variables that look like ours but are not, each with the closest one that is. */
export function findMisspelled(environment: Environment): { name: string; meant: string }[] {
  const known: readonly string[] = VARIABLES
  return Object.keys(environment).flatMap((name) => {
    const plain = name.toUpperCase().replaceAll('-', '_')
    const isOurs = known.includes(plain) || FAMILIES.some((start) => plain.startsWith(start))
    const nearest = known
      .map((meant) => ({ name, meant, distance: editDistance(plain, meant) }))
      .sort((a, b) => a.distance - b.distance)[0]
    const isNear =
      name.length >= MIN_LENGTH && nearest && nearest.distance <= Math.min(3, Math.ceil(name.length / 5) - 1)
    return !known.includes(name) && nearest && (isOurs || isNear) ? [{ name, meant: nearest.meant }] : []
  })
}
