import { PROGRAMS_ADDRESS } from '#contract/programs.ts'
import { addressOf } from '#lib/net/base-path.ts'

/** Whether the operator lets programs ask this server what tools compute. Without schemas: the page that asks is small. */
export async function askForPrograms(): Promise<boolean> {
  const answer: unknown = await (await fetch(addressOf(PROGRAMS_ADDRESS))).json()
  return typeof answer === 'object' && answer !== null && 'areLetIn' in answer && answer.areLetIn === true
}
