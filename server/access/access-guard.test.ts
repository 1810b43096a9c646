import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { ADA, createAccountsServer } from '../features/accounts/accounts.fixture.ts'
import { ENGINES } from '../testing/databases.fixture.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../testing/visitor.fixture.ts'
import { type AccessPolicy, OPEN_ACCESS, whoMayCreate } from './access-policy.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test('if creation requires an account, visitors without one are asked to log in', async () => {
    const server = await createAccountsServer(engine)
    const ada = await server.adaSignedUp()
    await server.restart({ access: { ...OPEN_ACCESS, polls: 'accounts', rooms: 'accounts' } })
    const stranger = server.visitor()
    for (const [path, deed] of [
      ['/api/polls', 'create a poll'],
      ['/api/rooms', 'start a live session'],
      ['/api/games', 'play a quiz live'],
      ['/api/quizzes', 'share a quiz'],
    ] as const)
      expect(await stranger.post(path, {})).toEqual({
        status: 403,
        body: { error: `Sign in to ${deed}. On this site, that takes an account.` },
      })
    const signedIn = server.visitor()
    await signedIn.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    // Allowed: the request is parsed.
    for (const path of ['/api/polls', '/api/rooms', '/api/games', '/api/quizzes'])
      expect((await signedIn.post(path, {})).status, path).toBe(400)
    expect(ada.cookies.size).toBeGreaterThan(0)
  })

  test('with accounts by invitation only, other registrations fail without revealing the email address', async () => {
    const server = await createAccountsServer(engine)
    await server.adaSignedUp()
    await server.restart({ access: { ...OPEN_ACCESS, signUp: 'invited' } })
    const expected = {
      status: 403,
      body: {
        error:
          'Accounts on this site are made by invitation. Open the link in your invitation, or ask for a new one under “Forgot your password?”.',
      },
    }
    for (const email of [ADA.email, 'ben@example.com'])
      expect(await server.visitor().post('/api/account/sign-up', { ...ADA, email })).toEqual(expected)
    expect(await server.rowsOf('account')).toBe(1)
  })
})

test.each([
  ['anonymous-poll', { polls: 'off', rooms: 'anyone', quizzes: 'anyone', sharedQuizzes: 'anyone' }],
  ['sprint-point-estimator', { polls: 'anyone', rooms: 'off', quizzes: 'anyone', sharedQuizzes: 'anyone' }],
  ['quiz-builder', { polls: 'anyone', rooms: 'anyone', quizzes: 'off', sharedQuizzes: 'off' }],
  ['metronome', { polls: 'anyone', rooms: 'anyone', quizzes: 'anyone', sharedQuizzes: 'anyone' }],
])('with %s hidden, what it shares is off', (slug, wanted) => {
  const access = { ...OPEN_ACCESS, disabledTools: ['api-tester', slug] }
  const kinds = ['polls', 'rooms', 'quizzes', 'sharedQuizzes'] as const
  expect(Object.fromEntries(kinds.map((kind) => [kind, whoMayCreate(access, kind)]))).toEqual(wanted)
})

/** Error of each API path if its feature is turned off. */
const ADDRESSES = {
  '/api/polls': 'Polls are turned off on this site.',
  '/api/rooms': 'Live sessions are turned off on this site.',
  '/api/games': 'Live quizzes are turned off on this site.',
  '/api/quizzes': 'Quizzes are not shared on this site.',
  '/api/newsletter': 'This site has no newsletter.',
  '/api/plan': 'This site has no plans.',
} as const

test.each<[Partial<AccessPolicy>, readonly (keyof typeof ADDRESSES)[]]>([
  [{}, []],
  [{ polls: 'off' }, ['/api/polls']],
  [{ rooms: 'off' }, ['/api/rooms', '/api/games', '/api/quizzes']],
  [{ hasNewsletter: false }, ['/api/newsletter']],
  [{ hasPlans: false }, ['/api/plan']],
  [{ disabledTools: ['quiz-builder'] }, ['/api/games', '/api/quizzes']],
  [{ disabledTools: ['sprint-point-estimator'] }, ['/api/rooms']],
  [{ polls: 'accounts', rooms: 'accounts' }, []],
])('with %j these are turned off, and nothing else: %j', async (access, off) => {
  const visitor = createTestVisitor(
    await createApp(await testDependencies({ access: { ...OPEN_ACCESS, ...access } })),
  )
  for (const [address, error] of Object.entries(ADDRESSES)) {
    const answers = [
      await visitor.post(address),
      await visitor.get(`${address}/AAAAAAAAAAAAAAAA`),
      await visitor.post(`${address}/AAAAAAAAAAAAAAAA/commands`),
    ]
    const isOff = off.some((one) => one === address)
    for (const response of answers)
      expect([address, isOff ? response : Reflect.get(Object(response.body), 'error') === error]).toEqual([
        address,
        isOff ? { status: 404, body: { error } } : false,
      ])
  }
})

test('if polls require an account, anyone can vote in them and create the rest', async () => {
  const dependencies = await testDependencies({ access: { ...OPEN_ACCESS, polls: 'accounts' } })
  const visitor = createTestVisitor(await createApp(dependencies))
  expect((await visitor.post('/api/polls')).status).toBe(403)
  expect((await visitor.get('/api/polls/AAAAAAAAAAAAAAAA')).status).toBe(404)
  expect(await visitor.post('/api/polls/AAAAAAAAAAAAAAAA/votes', { choices: [1] })).toEqual({
    status: 403,
    body: { error: 'Your browser blocks the cookie used to count one vote per person.' },
  })
  for (const path of ['/api/rooms', '/api/games', '/api/quizzes'])
    expect([path, (await visitor.post(path)).status]).toEqual([path, 400])
})
