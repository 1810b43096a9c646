import type { SmtpSettings } from './mail/smtp.ts'

/** What the operator may set, through the environment. */
export type Settings = {
  /** `PORT`, default 4173. */
  readonly port: number
  /** `HOST`, default all addresses of this machine. */
  readonly host: string
  /** `DATA_DIR`, default `.data`: where the embedded database lives. */
  readonly dataDir: string
  /** `DATABASE_URL`: a PostgreSQL database instead of the embedded one. */
  readonly databaseUrl?: string
  /** `PUBLIC_URL`: the site's own address, without a slash at its end. */
  readonly publicUrl?: string
  /** `TRUST_PROXY`: the proxies whose word on the visitor's address is believed, default none. */
  readonly trustProxy: string
  /** `OCR_DATA_DIR`: a folder with data of languages that text is read in, before all others. */
  readonly ocrDataDir?: string
  /** `KEEP_POLLS_DAYS` (366), `KEEP_ROOMS_DAYS` (30), `KEEP_UNCONFIRMED_DAYS` (7): how long what nobody comes back to is kept. */
  readonly keeps: Keeps
  /** `SMTP_URL` and `MAIL_FROM`: the mail server; without one, mails wait in the outbox. */
  readonly smtp?: SmtpSettings
}

type Environment = Readonly<Record<string, string | undefined>>

export type Keeps = {
  /** Since the last vote or change of a poll. */
  readonly pollsDays: number
  /** Since the last change of a room. */
  readonly roomsDays: number
  /** Until an address must be confirmed: of an account, and of the newsletter. */
  readonly unconfirmedDays: number
}

export const USUAL_KEEPS: Keeps = { pollsDays: 366, roomsDays: 30, unconfirmedDays: 7 }

/** Reads the settings. Throws an Error that names the variable that cannot be used. */
export function readSettings(environment: Environment): Settings {
  const { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl, MAIL_FROM: from } = environment
  return {
    port: portOf(environment.PORT || '4173'),
    host: environment.HOST || '0.0.0.0',
    dataDir: environment.DATA_DIR || '.data',
    ...(environment.OCR_DATA_DIR && { ocrDataDir: environment.OCR_DATA_DIR }),
    ...(databaseUrl && { databaseUrl: postgresUrlOf(databaseUrl) }),
    ...(publicUrl && { publicUrl: originOf(publicUrl) }),
    trustProxy: environment.TRUST_PROXY ?? '',
    keeps: {
      pollsDays: wholeOf('KEEP_POLLS_DAYS', environment, USUAL_KEEPS.pollsDays),
      roomsDays: wholeOf('KEEP_ROOMS_DAYS', environment, USUAL_KEEPS.roomsDays),
      unconfirmedDays: wholeOf('KEEP_UNCONFIRMED_DAYS', environment, USUAL_KEEPS.unconfirmedDays),
    },
    ...(smtpUrl && { smtp: smtpOf(smtpUrl, from, publicUrl) }),
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`)
  return port
}

/** A whole number from 1 on. */
function wholeOf(name: string, environment: Environment, usual: number): number {
  const text = environment[name]
  if (!text) return usual
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} must be a whole number from 1 on, not "${text}"`)
  return Number(text)
}

/** The address of a database holds its password, so the message does not repeat it. */
function postgresUrlOf(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database')
  return text
}

function originOf(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`PUBLIC_URL must look like https://tools.example.org, not "${text}"`)
  return url.origin
}

/** Like a database's, the address of a mail server holds its password. */
function smtpOf(url: string, from: string | undefined, publicUrl: string | undefined): SmtpSettings {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example.org:587')
  // Links in mails must not lead where a request says that it came to: anybody can write that.
  if (!publicUrl) throw new Error('SMTP_URL needs PUBLIC_URL too: links in mails lead there')
  if (from !== undefined && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw new Error(`MAIL_FROM must look like Sundry <sundry@example.org>, not "${from}"`)
  return { url, from: from ?? `Sundry <sundry@${new URL(publicUrl).hostname}>` }
}
