import { isAbsolute } from 'node:path'
import { type AccessPolicy, readAccessPolicy, readDemo, readSiteTexts } from './access/access-policy.ts'
import type { StreamLimits } from './live/event-streams.ts'
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from './log.ts'
import type { SmtpSettings } from './mail/mail.ts'
import { STANDARD_OUTPUT } from './observability/failed-sign-ins.ts'
import type { Quotas } from './quota/quota.ts'
import { type Environment, oneOf } from './read-setting.ts'

/** Settings of the operator, read from the environment. */
export type Settings = {
  /** `PORT`, default 4173. */
  readonly port: number
  /** `HOST`: addresses to listen on, or the path of a Unix socket. Default: all addresses of this machine. */
  readonly hosts: readonly string[]
  /** `DATA_DIR`, default `.data`: where the embedded database lives. */
  readonly dataDir: string
  /** `DATABASE_URL`: a PostgreSQL database instead of the embedded one. */
  readonly databaseUrl?: string
  /** `PUBLIC_URL`: the site's own address, without a slash at its end. */
  readonly publicUrl?: string
  /** `HSTS`: value of the header Strict-Transport-Security; only with an https `PUBLIC_URL`. */
  readonly hsts?: string
  /** `BASE_PATH`, such as `/tools`: the path of its domain below which Sundry lies. Default: none, empty. */
  readonly basePath: string
  /** `TRUST_PROXY`: the proxies whose word on the visitor's address is believed, default none. */
  readonly trustProxy: string
  /** `OCR_DATA_DIR`: a folder with data of languages that text is read in, before all others. */
  readonly ocrDataDir?: string
  /** `RETENTION_POLLS_DAYS` and `RETENTION_QUIZZES_DAYS` (366), `RETENTION_ROOMS_DAYS` (30), `RETENTION_UNCONFIRMED_DAYS` (7): days until inactive data is deleted. */
  readonly retention: Retention
  /** `QUOTA_MB` (8192), `QUOTA_POLLS_MB` and `QUOTA_ACCOUNTS_MB` (4096), `QUOTA_ROOMS_MB` and `QUOTA_QUIZZES_MB` (2048): the most that is stored, in bytes. */
  readonly quotas: Quotas
  /** `MAX_STREAMS` (20,000) and `MAX_STREAMS_PER_ADDRESS` (1,000): the most live streams of one process. */
  readonly streams: StreamLimits
  /** `LOG_FORMAT` (text) and `LOG_LEVEL` (info): format of the log, and its minimum level. */
  readonly log: { readonly format: LogFormat; readonly level: LogLevel }
  /** `AUTH_LOG`: `stdout` or the path of a file, for failed sign-ins with IP addresses; default off. */
  readonly authLog?: string
  /** `METRICS_TOKEN`: bearer token for `/api/metrics`; unset disables it. */
  readonly metricsToken?: string
  /** `API_TOKENS`: bearer tokens of the HTTP API; unset disables it. */
  readonly apiTokens?: readonly string[]
  /** `API_ORIGINS`: origins whose pages can call the HTTP API, or `*`; default none. */
  readonly apiOrigins: readonly string[]
  /** `API_DESCRIPTION=public`: `/api/openapi.json` needs no token. */
  readonly hasPublicApiDescription: boolean
  /** `DEMO=on`: sign-up is closed, and polls, rooms and quizzes are deleted after an hour. */
  readonly isDemo: boolean
  /** `SIGN_UP`, `POLLS`, `ROOMS`, `NEWSLETTER`, `PLANS`, `DISABLED_TOOLS`: what is open here, and to whom. */
  readonly access: AccessPolicy
  /** `OIDC_ISSUER` and related: single sign-on; disabled if unset. */
  readonly sso?: SsoSettings
  /** `PASSWORDS`, default on: whether accounts can be signed in to by a password. */
  readonly allowsPasswords: boolean
  /** `SESSION_MAX_DAYS`: days after the sign-in when a session ends, even if it is used; default none. */
  readonly sessionMaxDays?: number
  /** `SITE_NOTICE`: one line in the footer of every page. */
  readonly notice?: string
  /** `CONTACT_URL`: where questions about the site go. */
  readonly contactUrl?: string
  /** `SUGGESTIONS_URL`: where "Suggest a tool" leads. */
  readonly suggestionsUrl?: string
  /** `SMTP_URL` and `MAIL_FROM`: the mail server; without one, mails wait in the outbox. */
  readonly smtp?: SmtpSettings
}

/** Every variable that is read. */
export const VARIABLES = [
  'API_DESCRIPTION',
  'API_ORIGINS',
  'API_TOKENS',
  'AUTH_LOG',
  'BASE_PATH',
  'CONTACT_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'DEMO',
  'DISABLED_TOOLS',
  'HOST',
  'HSTS',
  'LOG_FORMAT',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAX_STREAMS',
  'MAX_STREAMS_PER_ADDRESS',
  'METRICS_TOKEN',
  'NEWSLETTER',
  'OCR_DATA_DIR',
  'OIDC_ALLOWED_DOMAINS',
  'OIDC_ALLOWED_GROUPS',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_ISSUER',
  'OIDC_NAME',
  'PASSWORDS',
  'PLANS',
  'POLLS',
  'PORT',
  'PUBLIC_URL',
  'QUOTA_ACCOUNTS_MB',
  'QUOTA_MB',
  'QUOTA_POLLS_MB',
  'QUOTA_QUIZZES_MB',
  'QUOTA_ROOMS_MB',
  'RETENTION_POLLS_DAYS',
  'RETENTION_QUIZZES_DAYS',
  'RETENTION_ROOMS_DAYS',
  'RETENTION_UNCONFIRMED_DAYS',
  'ROOMS',
  'SESSION_MAX_DAYS',
  'SIGN_UP',
  'SITE_NOTICE',
  'SMTP_URL',
  'SUGGESTIONS_URL',
  'TRUST_PROXY',
] as const

export type Retention = {
  /** Since the last vote or change of a poll. */
  readonly pollsDays: number
  /** Since the last answer to a hosted quiz, or its last change. */
  readonly quizzesDays: number
  /** Since the last change of a room. */
  readonly roomsDays: number
  /** Until an address must be confirmed: of an account, and of the newsletter. */
  readonly unconfirmedDays: number
}

const MB = 2 ** 20
export const DEFAULT_QUOTAS: Quotas = {
  all: 8192 * MB,
  polls: 4096 * MB,
  rooms: 2048 * MB,
  quizzes: 2048 * MB,
  accounts: 4096 * MB,
}
export const DEFAULT_STREAMS: StreamLimits = { total: 20_000, perAddress: 1_000 }
export const DEFAULT_RETENTION: Retention = {
  pollsDays: 366,
  quizzesDays: 366,
  roomsDays: 30,
  unconfirmedDays: 7,
}

/** Reads the settings. Throws an Error that names the variable that cannot be used. */
export function readSettings(environment: Environment): Settings {
  const { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl, MAIL_FROM: from } = environment
  return {
    port: portOf(environment.PORT || '4173'),
    hosts: hostsOf(environment.HOST ?? ''),
    dataDir: environment.DATA_DIR || '.data',
    ...(environment.OCR_DATA_DIR && { ocrDataDir: environment.OCR_DATA_DIR }),
    ...(databaseUrl && { databaseUrl: postgresUrlOf(databaseUrl) }),
    ...(publicUrl && { publicUrl: originOf(publicUrl) }),
    ...readHsts(environment),
    basePath: basePathOf(environment.BASE_PATH ?? ''),
    trustProxy: environment.TRUST_PROXY ?? '',
    retention: {
      pollsDays: wholeOf('RETENTION_POLLS_DAYS', environment, DEFAULT_RETENTION.pollsDays),
      quizzesDays: wholeOf('RETENTION_QUIZZES_DAYS', environment, DEFAULT_RETENTION.quizzesDays),
      roomsDays: wholeOf('RETENTION_ROOMS_DAYS', environment, DEFAULT_RETENTION.roomsDays),
      unconfirmedDays: wholeOf('RETENTION_UNCONFIRMED_DAYS', environment, DEFAULT_RETENTION.unconfirmedDays),
    },
    quotas: {
      all: megabytesOf('QUOTA_MB', environment, DEFAULT_QUOTAS.all),
      polls: megabytesOf('QUOTA_POLLS_MB', environment, DEFAULT_QUOTAS.polls),
      rooms: megabytesOf('QUOTA_ROOMS_MB', environment, DEFAULT_QUOTAS.rooms),
      quizzes: megabytesOf('QUOTA_QUIZZES_MB', environment, DEFAULT_QUOTAS.quizzes),
      accounts: megabytesOf('QUOTA_ACCOUNTS_MB', environment, DEFAULT_QUOTAS.accounts),
    },
    streams: {
      total: wholeOf('MAX_STREAMS', environment, DEFAULT_STREAMS.total),
      perAddress: wholeOf('MAX_STREAMS_PER_ADDRESS', environment, DEFAULT_STREAMS.perAddress),
    },
    log: {
      format: oneOf('LOG_FORMAT', environment, LOG_FORMATS, 'text'),
      level: oneOf('LOG_LEVEL', environment, LOG_LEVELS, 'info'),
    },
    ...readAuthLog(environment),
    ...(environment.METRICS_TOKEN && { metricsToken: tokenOf(environment.METRICS_TOKEN) }),
    ...(environment.API_TOKENS && { apiTokens: tokensOf(environment.API_TOKENS) }),
    apiOrigins: apiOriginsOf(environment.API_ORIGINS ?? ''),
    hasPublicApiDescription: oneOf('API_DESCRIPTION', environment, ['token', 'public'], 'token') === 'public',
    isDemo: readDemo(environment),
    access: readAccessPolicy(environment),
    ...readSiteTexts(environment),
    ...readSso(environment),
    ...(environment.SESSION_MAX_DAYS && { sessionMaxDays: wholeOf('SESSION_MAX_DAYS', environment, 1) }),
    ...(smtpUrl && { smtp: smtpOf(smtpUrl, from, publicUrl) }),
  }
}

/** Addresses and paths, separated by commas; `::` accepts IPv4, too. */
function hostsOf(text: string): readonly string[] {
  const hosts = text.split(',').flatMap((host) => host.trim() || [])
  return hosts.length > 0 ? hosts : ['::']
}

function readAuthLog({ AUTH_LOG: target = '' }: Environment): Pick<Settings, 'authLog'> {
  if (target === '' || target === 'off') return {}
  if (target !== STANDARD_OUTPUT && !isAbsolute(target))
    throw new Error(`AUTH_LOG must be off, stdout or an absolute path, not "${target}"`)
  return { authLog: target }
}

/** Two years (RFC 6797); without subdomains, since they might not support TLS. */
const DEFAULT_HSTS_SECONDS = 63_072_000

function readHsts({ PUBLIC_URL: publicUrl, HSTS: text = '' }: Environment): Pick<Settings, 'hsts'> {
  if (text !== '' && text !== 'off' && !/^\d{1,9}$/.test(text))
    throw new Error(`HSTS must be off, or a maximum age in seconds, not "${text}"`)
  if (text === 'off' || !publicUrl?.startsWith('https:')) return {}
  return { hsts: `max-age=${text || DEFAULT_HSTS_SECONDS}` }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`)
  return port
}

/** A whole number from 1 on. */
function wholeOf(name: string, environment: Environment, fallback: number): number {
  const text = environment[name]
  if (!text) return fallback
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} must be a whole number from 1 on, not "${text}"`)
  return Number(text)
}

/** A setting in megabytes, as bytes. */
function megabytesOf(name: string, environment: Environment, fallback: number): number {
  return wholeOf(name, environment, fallback / MB) * MB
}

/** It is a password: the message does not repeat it. */
function tokenOf(text: string): string {
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new Error('METRICS_TOKEN must have 16 characters or more, without blanks')
  return text
}

/** The URL of a database contains its password, so the message does not repeat it. */
function postgresUrlOf(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database')
  return text
}

function originOf(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(
      `PUBLIC_URL must look like https://tools.example.org, not "${text}"; a path below it is BASE_PATH`,
    )
  return url.origin
}

/** Without a slash at its end. */
function basePathOf(text: string): string {
  const path = text.replace(/\/$/, '')
  if (!/^(?:\/[\w~-][\w.~-]*)*$/.test(path))
    throw new Error(
      `BASE_PATH must look like /tools, with letters, digits, ".", "_", "~" and "-", not "${text}"`,
    )
  return path
}

const MIN_TOKEN_LENGTH = 16

/** The message does not repeat a token. */
function tokensOf(text: string): string[] {
  const tokens = text.split(',').map((token) => token.trim())
  if (tokens.some((token) => token.length < MIN_TOKEN_LENGTH || /\s/.test(token)))
    throw new Error(
      `API_TOKENS must be tokens of at least ${MIN_TOKEN_LENGTH} characters, separated by commas`,
    )
  return tokens
}

/** Origins separated by commas, or `*`. */
function apiOriginsOf(text: string): string[] {
  const origins = text.split(',').flatMap((origin) => origin.trim() || [])
  const wrong = origins.find((origin) => origin !== '*' && URL.parse(origin)?.origin !== origin)
  if (wrong !== undefined)
    throw new Error(`API_ORIGINS must be * or origins such as https://app.example.org, not "${wrong}"`)
  return origins
}

/** Like a database's, the URL of a mail server contains its password. */
function smtpOf(url: string, from: string | undefined, publicUrl: string | undefined): SmtpSettings {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example.org:587')
  // Links in mails must not use the host of a request: anyone can set it.
  if (!publicUrl) throw new Error('SMTP_URL needs PUBLIC_URL too: links in emails lead there')
  if (from !== undefined && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw new Error(`MAIL_FROM must look like Sundry <sundry@example.org>, not "${from}"`)
  return { url, from: from ?? `Sundry <sundry@${new URL(publicUrl).hostname}>` }
}

/** Settings of single sign-on (OpenID Connect). */
export type SsoSettings = {
  /** `OIDC_ISSUER`, as its discovery document names it. */
  readonly issuer: string
  /** `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`. */
  readonly clientId: string
  readonly clientSecret: string
  /** `OIDC_NAME`, default the issuer's host: what people know it by. */
  readonly name: string
  /** `OIDC_ALLOWED_DOMAINS`: domains of email addresses that can sign in, in lower case; empty for all. */
  readonly allowedDomains: readonly string[]
  /** `OIDC_ALLOWED_GROUPS`: groups of the issuer whose members can sign in; empty for all. */
  readonly allowedGroups: readonly string[]
}

/**
 * Reads the settings of single sign-on, if configured, and whether passwords are allowed. Throws an Error that names
 * the variable.
 */
function readSso(environment: Environment): {
  readonly sso?: SsoSettings
  readonly allowsPasswords: boolean
} {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = environment
  const allowsPasswords = oneOf('PASSWORDS', environment, ['on', 'off'], 'on') === 'on'
  const set = [issuer, clientId, clientSecret].filter(Boolean)
  if (!issuer || !clientId || !clientSecret) {
    if (set.length > 0)
      throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three')
    if (environment.OIDC_ALLOWED_DOMAINS || environment.OIDC_ALLOWED_GROUPS)
      throw new Error(
        'OIDC_ALLOWED_DOMAINS and OIDC_ALLOWED_GROUPS need OIDC_ISSUER: they restrict its users',
      )
    if (!allowsPasswords) throw new Error('PASSWORDS=off needs OIDC_ISSUER: nobody could sign in')
    return { allowsPasswords }
  }
  const url = URL.parse(issuer)
  if (!url || !isSafe(url) || url.search || url.hash)
    throw new Error(`OIDC_ISSUER must look like https://login.example.org/realm, not "${issuer}"`)
  if (!environment.PUBLIC_URL) throw new Error('OIDC_ISSUER needs PUBLIC_URL too: people come back there')
  const name = environment.OIDC_NAME?.trim() || url.host
  if (/\p{Cc}/u.test(name) || name.length > 60)
    throw new Error('OIDC_NAME must be one line of at most 60 characters')
  const allowedDomains = domainsOf(environment.OIDC_ALLOWED_DOMAINS ?? '')
  const allowedGroups = listOf(environment.OIDC_ALLOWED_GROUPS ?? '')
  return { sso: { issuer, clientId, clientSecret, name, allowedDomains, allowedGroups }, allowsPasswords }
}

/** Entries separated by commas. */
function listOf(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || [])
}

function domainsOf(text: string): string[] {
  const domains = listOf(text.toLowerCase())
  const wrong = domains.find((domain) => !/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(domain))
  if (wrong !== undefined)
    throw new Error(
      `OIDC_ALLOWED_DOMAINS must be domains such as example.org, separated by commas, not "${wrong}"`,
    )
  return domains
}

/** Whether the URL uses TLS or its host is this machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}
