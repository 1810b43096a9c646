import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { rotateSecrets } from '../../database/server-secrets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'
import { createKnownDevices } from './known-devices.ts'

/**
 * Remembers a sign-in at `/:email` and returns whether the account was signed in to from this device; `/:email/place`
 * returns the device's identifier.
 */
async function appOfPlaces(given: Partial<Dependencies> = {}) {
  const devices = createKnownDevices(await testDependencies(given))
  const app = new Hono()
  app.post('/:email', async (context) => {
    await devices.remember(context, context.req.param('email'))
    return context.json({})
  })
  app.get('/:email', async (context) =>
    context.json((await devices.find(context, context.req.param('email'))) !== undefined),
  )
  app.get('/:email/place', async (context) =>
    context.json((await devices.find(context, context.req.param('email'))) ?? null),
  )
  return app
}

test('a browser is remembered for the five accounts that it signed in to last', async () => {
  const app = await appOfPlaces()
  const browser = createTestVisitor(app, { from: '198.51.100.1' })
  for (const email of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) await browser.post(`/${email}`)
  // Its network is not known there.
  const abroad = createTestVisitor(app, { from: '203.0.113.9' })
  abroad.cookies.set('sundry-known', browser.cookies.get('sundry-known') ?? '')
  const known = []
  for (const email of ['a', 'b', 'c', 'd', 'e', 'f'])
    if ((await abroad.get(`/${email}`)).body === true) known.push(email)
  expect(known).toEqual(['a', 'c', 'd', 'e', 'f'])
})

test('without a cookie its network is known, for the account that was signed in to from there alone', async () => {
  const app = await appOfPlaces()
  await createTestVisitor(app, { from: '2001:db8:1:2::1' }).post('/ada')
  const isKnown = async (from: string, email: string) =>
    (await createTestVisitor(app, { from }).get(`/${email}`)).body
  expect(await isKnown('2001:db8:1:2::9', 'ada')).toBe(true)
  expect(await isKnown('2001:db8:1:2::9', 'bob')).toBe(false)
  expect(await isKnown('2001:db8:1:3::1', 'ada')).toBe(false)
})

test('a browser remains one device across sessions; two browsers of a network are two', async () => {
  const app = await appOfPlaces()
  const browsers = [createTestVisitor(app), createTestVisitor(app)] as const
  const place = async (browser: (typeof browsers)[number]) => (await browser.get('/ada/place')).body
  for (const browser of browsers) await browser.post('/ada')
  const before = [await place(browsers[0]), await place(browsers[1])]
  expect(new Set(before).size).toBe(2)
  for (const browser of browsers) await browser.post('/ada')
  expect([await place(browsers[0]), await place(browsers[1])]).toEqual(before)
})

test('a cookie with rubbish in it names no place, and the good part of it still does', async () => {
  const app = await appOfPlaces()
  const browser = createTestVisitor(app, { from: '198.51.100.1' })
  await browser.post('/ada')
  const cookie = browser.cookies.get('sundry-known') ?? ''
  const abroad = createTestVisitor(app, { from: '203.0.113.9' })
  const spoiled = `${cookie.startsWith('A') ? 'B' : 'A'}${cookie.slice(1)}`
  for (const [value, isKnown] of [
    [spoiled, false],
    ['x~~x.y', false],
    [`${cookie}x`, false],
    [`x~${spoiled}~${cookie}`, true],
  ] as const) {
    abroad.cookies.set('sundry-known', value)
    expect([value, (await abroad.get('/ada')).body]).toEqual([value, isKnown])
  }
})

test('after rotation a browser is still known, and its cookie is signed again at the next sign-in', async () => {
  let elapsed = 0
  const dependencies = await testDependencies({ elapsed: () => elapsed })
  const app = await appOfPlaces(dependencies)
  const browser = createTestVisitor(app, { from: '198.51.100.1' })
  await browser.post('/ada')
  const before = browser.cookies.get('sundry-known') ?? ''
  await rotateSecrets(dependencies)
  elapsed = 60_000
  const abroad = createTestVisitor(app, { from: '203.0.113.9' })
  abroad.cookies.set('sundry-known', before)
  expect((await abroad.get('/ada')).body).toBe(true)
  await browser.post('/ada')
  const after = browser.cookies.get('sundry-known') ?? ''
  expect([after === before, after.split('.')[0], after.includes('~')]).toEqual([
    false,
    before.split('.')[0],
    false,
  ])
})
