import { PROGRAMS_PATH } from '#contract/programs.ts'
import { withBase } from '#lib/net/base-path.ts'

/**
 * Whether the operator lets programs run tools on this server. Without schemas, which keeps the requesting page small.
 */
export async function askForPrograms(): Promise<boolean> {
  const answer: unknown = await (await fetch(withBase(PROGRAMS_PATH))).json()
  return typeof answer === 'object' && answer !== null && 'enabled' in answer && answer.enabled === true
}
