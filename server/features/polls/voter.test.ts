import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { Dependencies } from '../../dependencies.ts'
import { createConnection } from '../../http/connection.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createVoterService, type Receipt, type Voters } from './voter.ts'

const RECEIPT: Receipt = { poll: 'p', voter: 'v', choices: [2, 1], revision: 3, timesEmptied: 4 }

let dependencies: Dependencies
let voters: Voters

beforeEach(async () => {
  dependencies = await testDependencies()
  voters = await createVoterService(dependencies)
})

/** Returns the token for a browser with this cookie, and the cookie that is set. */
async function greeted(cookie?: string, by = voters, address = 'http://localhost/') {
  const app = new Hono().get('/', async (context) => {
    await by.greet(context)
    return context.text((await by.tokenOf(context)) ?? '')
  })
  const answer = await app.request(address, {
    headers: { origin: new URL(address).origin, ...(cookie !== undefined && { cookie }) },
  })
  return { token: await answer.text(), set: answer.headers.get('set-cookie') }
}

async function cookieOf(): Promise<string> {
  return (await greeted()).set?.split(';')[0] ?? ''
}

test('a new browser gets a signed cookie that no script reads and only polls are sent, for 400 days', async () => {
  const { token, set } = await greeted()
  expect(token).toBe('')
  expect(set).toMatch(
    /^sundry-voter=[\w-]{24}\.[\w-]+; Max-Age=34560000; Path=\/api\/polls; HttpOnly; SameSite=Lax$/,
  )
})

test('below a path of its domain, and over https, the cookie says so', async () => {
  const below = await createVoterService({
    ...dependencies,
    basePath: '/tools',
    connection: createConnection('', 'https://tools.example.org'),
  })
  const { set } = await greeted(undefined, below, 'https://tools.example.org/')
  expect(set).toContain('; Path=/tools/api/polls;')
  expect(set).toMatch(/; Secure/)
})

test('a browser is known by its cookie among others, and gets none again', async () => {
  const cookie = await cookieOf()
  const token = cookie.slice('sundry-voter='.length).split('.')[0]
  for (const sent of [cookie, `a=b; ${cookie}; c=d`, `a=b;${cookie}`, `not-${cookie}x; ${cookie}`])
    expect(await greeted(sent)).toEqual({ token, set: null })
})

test('rejects and replaces a cookie that was changed, truncated or signed for another purpose', async () => {
  const cookie = await cookieOf()
  const [token = '', signature = ''] = cookie.slice('sundry-voter='.length).split('.')
  const other = (await cookieOf()).split('.')[1]
  const receipt = await voters.writeReceipt(RECEIPT)
  for (const value of [
    token,
    `${token}.`,
    `${token}.${other}`,
    `${token}.${signature}x`,
    `${token}.${signature.slice(1)}`,
    `x${token}.${signature}`,
    receipt,
    '',
  ]) {
    const { token: known, set } = await greeted(`sundry-voter=${value}`)
    expect([value, known]).toEqual([value, ''])
    expect(set).toMatch(/^sundry-voter=/)
  }
  expect((await greeted(`other-voter=${token}.${signature}`)).token).toBe('')
})

test('two browsers are two, and one stands for something else in each poll', async () => {
  const [ada, ben] = ['ada', 'ben']
  const all = [
    voters.hashOf(ada, 'p'),
    voters.hashOf(ada, 'q'),
    voters.hashOf(ben, 'p'),
    voters.hashOf(ben, 'q'),
  ]
  expect(new Set(all).size).toBe(4)
  // Every process on the same database returns the same.
  expect((await createVoterService(dependencies)).hashOf(ada, 'p')).toBe(all[0])
  expect((await createVoterService(await testDependencies())).hashOf(ada, 'p')).not.toBe(all[0])
})

test('a receipt is read as it was written, by every process, and rejected if modified', async () => {
  const text = await voters.writeReceipt(RECEIPT)
  expect(await voters.readReceipt(text)).toEqual(RECEIPT)
  expect(await (await createVoterService(dependencies)).readReceipt(text)).toEqual(RECEIPT)
  const [body = '', signature = ''] = text.split('.')
  const forged = Buffer.from(JSON.stringify({ ...RECEIPT, revision: 4 })).toString('base64url')
  for (const given of [`${forged}.${signature}`, body, `${body}.`, `${text}.`, `${text}x`, '', '.'])
    expect(await voters.readReceipt(given)).toBeUndefined()
  // A cookie is signed by us, too.
  expect(await voters.readReceipt((await cookieOf()).slice('sundry-voter='.length))).toBeUndefined()
  expect(await (await createVoterService(await testDependencies())).readReceipt(text)).toBeUndefined()
})
