import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { testOutside } from '../../testing/test-outside.ts'
import { testVisitor } from '../../testing/test-visitor.ts'
import { knownPlaces } from './known-places.ts'

/** Notes a sign-in at `/:email`, and tells whether an account was signed in to from there. */
async function appOfPlaces() {
  const places = knownPlaces(await testOutside())
  const app = new Hono()
  app.post('/:email', async (context) => {
    await places.remember(context, context.req.param('email'))
    return context.json({})
  })
  app.get('/:email', async (context) =>
    context.json((await places.find(context, context.req.param('email'))) !== undefined),
  )
  return app
}

test('a browser is remembered for the five accounts that it signed in to last', async () => {
  const app = await appOfPlaces()
  const browser = testVisitor(app, { from: '198.51.100.1' })
  for (const email of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) await browser.post(`/${email}`)
  // Its network is not known there.
  const abroad = testVisitor(app, { from: '203.0.113.9' })
  abroad.cookies.set('sundry-known', browser.cookies.get('sundry-known') ?? '')
  const known = []
  for (const email of ['a', 'b', 'c', 'd', 'e', 'f'])
    if ((await abroad.get(`/${email}`)).body === true) known.push(email)
  expect(known).toEqual(['a', 'c', 'd', 'e', 'f'])
})
