import { Hono } from 'hono'
import {
  codeRequest,
  passwordRequest,
  type RecoveryCodes,
  type SecondFactorResponse,
  type SecondFactorSetUp,
  secondStepRequest,
} from '#contract/second-factor.ts'
import { HttpProblem } from '../../http/errors.ts'
import { readJson } from '../../http/read-json.ts'
import { hasPassword } from './account-store.ts'
import type { AccountTools } from './account-tools.ts'
import { openSession } from './complete-sign-in.ts'
import { createSignedInChecks } from './signed-in-checks.ts'

const wrongCode = () => new HttpProblem(403, 'The code is wrong, or was used already. Enter the next one.')
const isOff = () => new HttpProblem(409, 'The second factor is turned off.')
const isOn = () => new HttpProblem(409, 'The second factor is turned on already.')
const tooLate = () => new HttpProblem(410, 'This sign-in took too long. Enter your password again.')

/** Turning the second factor on and off, and signing in with it. */
export function createSecondFactorRoutes(tools: AccountTools): Hono {
  const { dependencies, limits, secondFactor, challenges, networkOf, notifyOfChange } = tools
  const { forAnyone, forAccount, refuseProof } = tools
  const { whoAsks, withPassword } = createSignedInChecks(tools)

  return new Hono()
    .get('/second-factor', forAccount, async (context) => {
      const { id } = await whoAsks(context)
      const { onSince, recoveryCodes } = await secondFactor.read(id)
      const response: SecondFactorResponse = {
        hasPassword: await hasPassword(dependencies.database, id),
        ...(onSince !== undefined && { onSince }),
        recoveryCodes,
      }
      return context.json(response)
    })
    .post('/second-factor/start', forAccount, async (context) => {
      const { password } = await readJson(context, passwordRequest)
      const setUp: SecondFactorSetUp | undefined = await secondFactor.start(
        await withPassword(context, password),
      )
      if (!setUp) throw isOn()
      return context.json(setUp)
    })
    .post('/second-factor/confirm', forAccount, async (context) => {
      const { code } = await readJson(context, codeRequest)
      const account = await whoAsks(context)
      await limits.codeOfAccount.consume(account.id)
      const recoveryCodes = await secondFactor.confirm(account, code)
      if (!recoveryCodes) throw wrongCode()
      notifyOfChange(account, 'second factor')
      return context.json({ recoveryCodes } satisfies RecoveryCodes)
    })
    .post('/second-factor/recovery-codes', forAccount, async (context) => {
      const { password } = await readJson(context, passwordRequest)
      const account = await withPassword(context, password)
      const recoveryCodes = await secondFactor.renewRecoveryCodes(account)
      if (!recoveryCodes) throw isOff()
      notifyOfChange(account, 'second factor')
      return context.json({ recoveryCodes } satisfies RecoveryCodes)
    })
    .post('/second-factor/off', forAccount, async (context) => {
      const { password } = await readJson(context, passwordRequest)
      const account = await withPassword(context, password)
      if (await secondFactor.turnOff(account.id)) notifyOfChange(account, 'second factor')
      return context.json({ done: true })
    })
    .post('/sign-in/second-factor', forAnyone, async (context) => {
      const { token, code } = await readJson(context, secondStepRequest)
      await limits.codeOfVisitor.consume(networkOf(context))
      const accountId = (await challenges.find('second-factor', token))?.accountId
      if (!accountId) throw tooLate()
      await limits.codeOfAccount.consume(accountId)
      if (!(await secondFactor.accept(accountId, code))) throw refuseProof(context, 'code', wrongCode())
      if (!(await challenges.take('second-factor', token))) throw tooLate()
      return context.json({ account: await openSession(tools, context, accountId) })
    })
}
