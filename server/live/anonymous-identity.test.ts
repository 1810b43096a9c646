import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Dependencies } from '../dependencies.ts'
import { createConnection } from '../http/connection.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { type AnonymousIdentity, createAnonymousIdentity } from './anonymous-identity.ts'

const PLACE = { cookie: 'sundry-test', path: '/api/tests', secretName: 'tests' }

async function identity(given: Partial<Dependencies> = {}, place = PLACE): Promise<AnonymousIdentity> {
  return createAnonymousIdentity(await testDependencies(given), place)
}

/** Returns the identity of a browser with this cookie, as it looks or as it joins and gets a cookie. */
async function ask(by: AnonymousIdentity, how: 'findIdentity' | 'identify', place: string, cookie?: string) {
  const app = new Hono().get('/', (context) => context.text(by[how](context, place)))
  const headers = { origin: 'https://tools.example.org', ...(cookie !== undefined && { cookie }) }
  const answer = await app.request('/', { headers })
  return { id: await answer.text(), set: answer.headers.get('set-cookie') }
}

const cookieOf = (set: string | null) => set?.split(';')[0] ?? ''

test('viewing sets no cookie and has no identity; joining sets one, and the identity remains the same', async () => {
  const by = await identity()
  expect(await ask(by, 'findIdentity', 'a')).toEqual({ id: '', set: null })
  const { id, set } = await ask(by, 'identify', 'a')
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(set).toMatch(
    /^sundry-test=[\w-]{22}; Max-Age=2592000; Path=\/api\/tests; HttpOnly; SameSite=Strict$/,
  )
  const cookie = cookieOf(set)
  expect(await ask(by, 'findIdentity', 'a', cookie)).toEqual({ id, set: null })
  // Identifying again renews the cookie for another thirty days.
  expect(await ask(by, 'identify', 'a', cookie)).toEqual({ id, set })
})

test('one browser has a different identity in each place, and two browsers differ', async () => {
  const by = await identity()
  const first = await ask(by, 'identify', 'a')
  const second = await ask(by, 'identify', 'a')
  const elsewhere = await ask(by, 'findIdentity', 'b', cookieOf(first.set))
  expect(new Set([first.id, second.id, elsewhere.id]).size).toBe(3)
  expect(cookieOf(first.set)).not.toContain(first.id)
})

test('every process on one database knows a browser, no other server does, and no other kind of place', async () => {
  const dependencies = await testDependencies()
  const [by, other] = [
    await createAnonymousIdentity(dependencies, PLACE),
    await createAnonymousIdentity(dependencies, PLACE),
  ]
  const { id, set } = await ask(by, 'identify', 'a')
  expect((await ask(other, 'findIdentity', 'a', cookieOf(set))).id).toBe(id)
  const stranger = await ask(await identity(), 'findIdentity', 'a', cookieOf(set))
  const kind = await ask(
    await createAnonymousIdentity(dependencies, { ...PLACE, secretName: 'others' }),
    'findIdentity',
    'a',
    cookieOf(set),
  )
  expect(new Set([id, stranger.id, kind.id]).size).toBe(3)
})

test.each(['', 'short', 'x'.repeat(21), 'x'.repeat(23), `${'x'.repeat(21)}!`])(
  'replaces a cookie with %j, which was not set here, on joining',
  async (token) => {
    const { set } = await ask(await identity(), 'identify', 'a', `sundry-test=${token}`)
    expect(cookieOf(set)).toMatch(/^sundry-test=[\w-]{22}$/)
    expect(cookieOf(set)).not.toBe(`sundry-test=${token}`)
  },
)

test('below a path of its domain, and over https, the cookie says so', async () => {
  const connection = createConnection('', 'https://tools.example.org')
  const { set } = await ask(await identity({ basePath: '/tools', connection }), 'identify', 'a')
  expect(set).toContain('; Path=/tools/api/tests;')
  expect(set).toContain('; Secure')
})
