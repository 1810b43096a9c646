import { describe, expect, test } from 'vitest'
import { ADA, accountsOn } from '../features/accounts/test-accounts.ts'
import { ENGINES } from '../testing/test-databases.ts'
import { ALL_OPEN, beginnersOf } from './opening.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test('where accounts begin polls, rooms and quizzes, others are told to sign in', async () => {
    const server = await accountsOn(engine)
    const ada = await server.adaSignedUp()
    await server.restart({ opening: { ...ALL_OPEN, polls: 'accounts', rooms: 'accounts' } })
    const stranger = server.visitor()
    for (const [path, deed] of [
      ['/api/polls', 'create a poll'],
      ['/api/rooms', 'start a live session'],
      ['/api/games', 'share a quiz on the server'],
      ['/api/quizzes', 'share a quiz on the server'],
    ] as const)
      expect(await stranger.post(path, {})).toEqual({
        status: 403,
        body: { error: `Sign in to ${deed}. On this site, that takes an account.` },
      })
    const signedIn = server.visitor()
    await signedIn.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    // Let in: what is asked for is read.
    for (const path of ['/api/polls', '/api/rooms', '/api/games', '/api/quizzes'])
      expect((await signedIn.post(path, {})).status, path).toBe(400)
    expect(ada.cookies.size).toBeGreaterThan(0)
  })

  test('where accounts are by invitation, nobody else makes one, and the answer tells nothing of the address', async () => {
    const server = await accountsOn(engine)
    await server.adaSignedUp()
    await server.restart({ opening: { ...ALL_OPEN, signUp: 'invited' } })
    const refusal = {
      status: 403,
      body: {
        error:
          'Accounts on this site are made by invitation. Open the link in your invitation, or ask for a new one under “Forgot your password?”.',
      },
    }
    for (const email of [ADA.email, 'ben@example.com'])
      expect(await server.visitor().post('/api/account/sign-up', { ...ADA, email })).toEqual(refusal)
    expect(await server.rowsOf('account')).toBe(1)
  })
})

test.each([
  ['anonymous-poll', { polls: 'off', rooms: 'anyone', quizzes: 'anyone' }],
  ['sprint-point-estimator', { polls: 'anyone', rooms: 'off', quizzes: 'anyone' }],
  ['quiz-builder', { polls: 'anyone', rooms: 'anyone', quizzes: 'off' }],
])('with %s hidden, what it shares is off', (slug, wanted) => {
  const opening = { ...ALL_OPEN, hiddenTools: [slug] }
  const kinds = ['polls', 'rooms', 'quizzes'] as const
  expect(Object.fromEntries(kinds.map((kind) => [kind, beginnersOf(opening, kind)]))).toEqual(wanted)
})
