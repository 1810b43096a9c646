import { expect, test } from 'vitest'
import { HttpProblem } from '../../http/errors.ts'
import { createSharedLimits } from '../../http/rate-limit.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createEmptyQuota } from '../../testing/quota.fixture.ts'
import { createAccountLimits } from './account-tools.ts'
import { ADA, createAccountsServer } from './accounts.fixture.ts'

test.each([
  ['triesOfVisitor', 200, 5],
  ['passwordOfVisitorAndEmail', 10, 15],
  ['passwordOfVisitor', 40, 10],
  ['passwordOfEmail', 60, 10],
  ['passwordOfKnownPlace', 10, 15],
  ['signUpOfHousehold', 40, 30],
  ['linkOfVisitor', 20, 30],
  ['tokenOfVisitor', 20, 10],
  ['mailToEmail', 4, 120],
] as const)('%s allows %i requests at once, and then one every %i seconds', async (name, times, seconds) => {
  let elapsed = 0
  const dependencies = await testDependencies({ elapsed: () => elapsed, now: () => 1e12 + elapsed })
  const limits = createAccountLimits(await createSharedLimits(dependencies), dependencies.elapsed)
  const said = async () => {
    try {
      await limits[name].consume('somebody')
      return 'taken'
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  for (let count = 0; count < times; count++) expect(await said()).toBe('taken')
  const expected = `Too many requests. Try again in ${seconds} s.`
  expect(await said()).toBe(expected)
  elapsed = seconds * 1_000
  expect([await said(), await said()]).toEqual(['taken', expected])
})

test('a visitor guesses for forty accounts and then every ten seconds, and is refused without a look after 200', async () => {
  const here = await createAccountsServer('SQLite')
  await here.adaSignedUp()
  const guess = async (email: string) => {
    const { status, body } = await here
      .visitor('203.0.113.9')
      .post('/api/account/sign-in', { email, password: 'a guess' })
    return [status, body]
  }
  const tooMany = (seconds: number) => [429, { error: `Too many requests. Try again in ${seconds} s.` }]
  const wrong = [401, { error: 'The email address or the password is wrong' }]
  const emails = Array.from({ length: 39 }, (_, index) => `n${index}@example.com`)
  expect(await Promise.all([ADA.email, ...emails].map(guess))).toEqual(Array(40).fill(wrong))
  expect(await guess('another@example.com')).toEqual(tooMany(10))
  for (let count = 41; count < 200; count++) expect(await guess('another@example.com')).not.toEqual(wrong)
  expect(await guess('one-more@example.com')).toEqual(tooMany(5))
  expect((await here.visitor('203.0.113.10').post('/api/account/sign-in', ADA)).status).toBe(400)
})

test('an account counts 1,000 bytes before it is created, and none is created without space', async () => {
  const here = await createAccountsServer('SQLite')
  const reservations: unknown[] = []
  const quota = createEmptyQuota((...what) => {
    reservations.push(what)
    throw new HttpProblem(507, 'Full')
  })
  await here.restart({ quota })
  expect(await here.visitor().post('/api/account/sign-up', ADA)).toEqual({
    status: 507,
    body: { error: 'Full' },
  })
  expect([reservations, await here.rowsOf('account')]).toEqual([[['accounts', 1_000]], 0])
})
