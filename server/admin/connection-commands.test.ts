import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { freePort } from '../testing/free-port.ts'
import { startMailServer } from '../testing/mail-server.fixture.ts'
import { startOidcIssuer } from '../testing/oidc-issuer.fixture.ts'
import { runAdmin } from './admin.ts'

const PUBLIC_URL = 'https://tools.example.org'

/** Runs a command with these variables, without a database. */
async function admin(line: string, environment: Readonly<Record<string, string>>) {
  let [out, err] = ['', '']
  const noDatabase = () => Promise.reject(new Error('The database was opened'))
  const code = await runAdmin(line.split(' '), readSettings(environment), noDatabase, {
    write: (text) => (out += text),
    complain: (text) => (err += text),
    ask: undefined,
    audit: () => {},
  })
  return { code, out, err }
}

describe('mail-test', () => {
  test('sends an email through the mail server', async () => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    const { host } = new URL(server.url)
    expect(await admin('mail-test ada@example.com', { SMTP_URL: server.url, PUBLIC_URL })).toEqual({
      code: 0,
      out: `${host} accepted the email to ada@example.com.\n`,
      err: '',
    })
    expect(server.received.length).toBe(1)
    expect(server.received[0]).toMatch(/^To: ada@example\.com\r\nSubject: Test of the mail server\r$/m)
  })

  test('reports the response of the mail server', async () => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    const { code, out, err } = await admin('mail-test nobody@example.com', {
      SMTP_URL: server.url,
      PUBLIC_URL,
    })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/did not accept the email \(EENVELOPE 550\): .*No such person: nobody@example\.com/)
  })

  test.each([
    ['mail-test ada@example.com', {}, 'SMTP_URL is not set: emails wait in the outbox.\n'],
    ['mail-test ada', { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL }, '"ada" is not an email address.\n'],
  ])('%s with %j fails', async (line, environment, err) => {
    expect(await admin(line, environment)).toEqual({ code: 1, out: '', err })
  })

  test('reports a mail server that cannot be reached', async () => {
    const { code, err } = await admin('mail-test ada@example.com', {
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL,
    })
    expect([code, err.startsWith('127.0.0.1:9 did not accept the email (ESOCKET)')]).toEqual([1, true])
  })
})

describe('sso-test', () => {
  const variables = (issuer: string) => ({
    PUBLIC_URL,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'sundry',
    OIDC_CLIENT_SECRET: 'secret',
  })

  test('an issuer that accepts the client is ready', async () => {
    const { issuer, stop } = await startOidcIssuer()
    onTestFinished(stop)
    expect(await admin('sso-test', variables(issuer))).toEqual({
      code: 0,
      out: `${issuer} is ready.\n`,
      err: '',
    })
  })

  test('reports another name of the issuer, and a rejected client', async () => {
    const { issuer, stop, misbehave } = await startOidcIssuer()
    onTestFinished(stop)
    misbehave({ namedIssuer: `${issuer}/`, rejectsClient: true })
    expect(await admin('sso-test', variables(issuer))).toEqual({
      code: 1,
      out: [
        `OIDC_ISSUER is ${issuer}, but the issuer calls itself ${issuer}/: use that.\n`,
        'The issuer rejects OIDC_CLIENT_ID or OIDC_CLIENT_SECRET (invalid_client).\n',
      ].join(''),
      err: '',
    })
  })

  /** Starts a server with one response for all requests; returns its URL. */
  async function startServerWith(status: number, body: string): Promise<string> {
    const server = createServer((_, response) => response.writeHead(status).end(body))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test.each([
    [404, '', (url: string) => `${url}/.well-known/openid-configuration answered with status 404.\n`],
    [200, '<html>', (url: string) => `${url}/.well-known/openid-configuration does not contain JSON.\n`],
    [
      200,
      '{"issuer":"x","token_endpoint":"y","jwks_uri":"z"}',
      (url: string) =>
        `The discovery document ${url}/.well-known/openid-configuration lacks authorization_endpoint.\n`,
    ],
  ])('reports a discovery document with status %i and content %j', async (status, body, out) => {
    const url = await startServerWith(status, body)
    expect(await admin('sso-test', variables(url))).toEqual({ code: 1, out: out(url), err: '' })
  })

  test('reports an issuer that cannot be reached, and single sign-on that is off', async () => {
    const closed = `http://127.0.0.1:${await freePort()}`
    expect((await admin('sso-test', variables(closed))).out).toBe(
      `${closed}/.well-known/openid-configuration cannot be reached: ECONNREFUSED.\n`,
    )
    expect((await admin('sso-test', {})).err).toBe('OIDC_ISSUER is not set: there is nothing to test.\n')
  })
})
