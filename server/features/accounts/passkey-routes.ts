import { Hono } from 'hono'
import { emptyRequest } from '#contract/account.ts'
import {
  addPasskeyRequest,
  passkeySignInRequest,
  removePasskeyRequest,
  renamePasskeyRequest,
  startPasskeyRequest,
} from '#contract/passkeys.ts'
import { HttpProblem } from '../../http/errors.ts'
import { readJson } from '../../http/read-json.ts'
import type { AccountTools } from './account-tools.ts'
import { openSession } from './complete-sign-in.ts'
import { passkeySite } from './passkey-site.ts'
import { createPasskeys, MAX_PASSKEYS, readPasskeys } from './passkeys.ts'
import { createSignedInChecks } from './signed-in-checks.ts'

const tooLate = () => new HttpProblem(410, 'This took too long. Start again.')
const notAdded = () => new HttpProblem(400, 'This passkey could not be added. Start again.')
const unknown = () => new HttpProblem(404, 'Your account does not have this passkey anymore.')
const notSignedIn = () =>
  new HttpProblem(
    401,
    'No account here has this passkey. Sign in with your password, and remove the passkey from your device.',
  )
const tooMany = () =>
  new HttpProblem(409, `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`)

/** Adding and removing passkeys, and signing in with them. */
export function createPasskeyRoutes(tools: AccountTools): Hono {
  const { dependencies, limits, challenges, networkOf, notifyOfChange } = tools
  const { forAnyone, forAccount, refuseProof } = tools
  const { database } = dependencies
  const passkeys = createPasskeys(dependencies)
  const { whoAsks, confirmed } = createSignedInChecks(tools)

  return new Hono()
    .get('/passkeys', forAccount, async (context) => {
      const { id } = await whoAsks(context)
      return context.json({ passkeys: await readPasskeys(database, id) })
    })
    .post('/passkeys/start', forAccount, async (context) => {
      const { password } = await readJson(context, startPasskeyRequest)
      const account = await confirmed(context, password)
      const site = passkeySite(dependencies, context)
      if ((await passkeys.count(account.id)) >= MAX_PASSKEYS) throw tooMany()
      const options = await passkeys.creationOptions(site, account)
      const step = { accountId: account.id, challenge: options.challenge }
      return context.json({ token: await challenges.open('add-passkey', step), options })
    })
    .post('/passkeys', forAccount, async (context) => {
      const { token, ...request } = await readJson(context, addPasskeyRequest)
      const account = await whoAsks(context)
      const site = passkeySite(dependencies, context)
      const step = await challenges.take('add-passkey', token)
      if (step?.accountId !== account.id) throw tooLate()
      if (!(await passkeys.add(site, { accountId: account.id, challenge: step.challenge }, request)))
        throw notAdded()
      notifyOfChange(account, 'list of passkeys')
      return context.json({ done: true })
    })
    .post('/passkeys/rename', forAccount, async (context) => {
      const { id, name } = await readJson(context, renamePasskeyRequest)
      const account = await whoAsks(context)
      if (!(await passkeys.rename(account.id, id, name))) throw unknown()
      return context.json({ done: true })
    })
    .post('/passkeys/remove', forAccount, async (context) => {
      const { id } = await readJson(context, removePasskeyRequest)
      const account = await whoAsks(context)
      if (!(await passkeys.remove(account.id, id))) throw unknown()
      notifyOfChange(account, 'list of passkeys')
      return context.json({ done: true })
    })
    .post('/sign-in/passkey/start', forAnyone, async (context) => {
      await readJson(context, emptyRequest)
      await limits.passkeyStartOfVisitor.consume(networkOf(context))
      const options = await passkeys.requestOptions(passkeySite(dependencies, context))
      const step = { accountId: null, challenge: options.challenge }
      return context.json({ token: await challenges.open('sign-in', step), options })
    })
    .post('/sign-in/passkey', forAnyone, async (context) => {
      const { token, credential } = await readJson(context, passkeySignInRequest)
      await limits.passkeyOfVisitor.consume(networkOf(context))
      const site = passkeySite(dependencies, context)
      const step = await challenges.take('sign-in', token)
      if (!step) throw tooLate()
      const accountId = await passkeys.accept(site, step.challenge, credential)
      if (accountId === undefined) throw refuseProof(context, 'passkey', notSignedIn())
      return context.json({ account: await openSession(tools, context, accountId) })
    })
}
