import { type Environment, oneOf } from '../read-setting.ts'
import { BEGINNERS, type Opening, SIGN_UPS, SWITCH } from './opening.ts'

const MAX_NOTICE_LENGTH = 300

/** What is open, as the environment says. Throws an Error that names the variable and what it may be. */
export function readOpening(environment: Environment): Opening {
  return {
    signUp: oneOf('SIGN_UP', environment, SIGN_UPS, 'open'),
    polls: oneOf('POLLS', environment, BEGINNERS, 'anyone'),
    rooms: oneOf('ROOMS', environment, BEGINNERS, 'anyone'),
    hasNewsletter: oneOf('NEWSLETTER', environment, SWITCH, 'on') === 'on',
    hasPlans: oneOf('PLANS', environment, SWITCH, 'on') === 'on',
    hiddenTools: slugsOf(environment.HIDE_TOOLS ?? ''),
  }
}

/** `NOTICE`, `CONTACT_URL` and `SUGGESTIONS_URL`: what pages say in the operator's words, and where they lead. */
export function readSayings(environment: Environment) {
  const { NOTICE: notice, CONTACT_URL: contact, SUGGESTIONS_URL: suggestions } = environment
  return {
    ...(notice && { notice: lineOf(notice) }),
    ...(contact && { contactUrl: linkOf('CONTACT_URL', contact) }),
    ...(suggestions && { suggestionsUrl: linkOf('SUGGESTIONS_URL', suggestions) }),
  }
}

/** Which tools there are is told by the site that was built (`refuseUnknownTools`). */
function slugsOf(text: string): string[] {
  const slugs = text.split(',').map((slug) => slug.trim())
  return [...new Set(slugs.filter((slug) => slug !== ''))].sort()
}

/** Throws an Error that lists the tools, where one to be hidden is not among them. */
export function refuseUnknownTools({ hiddenTools }: Opening, tools: readonly string[]): void {
  const unknown = hiddenTools.find((slug) => !tools.includes(slug))
  if (unknown !== undefined)
    throw new Error(`HIDE_TOOLS names "${unknown}", which is no tool. The tools are ${tools.join(', ')}`)
}

function lineOf(text: string): string {
  const line = text.trim()
  if (/\p{Cc}/u.test(line) || line.length > MAX_NOTICE_LENGTH)
    throw new Error(`NOTICE must be one line of at most ${MAX_NOTICE_LENGTH} characters`)
  return line
}

function linkOf(name: string, text: string): string {
  if (!/^(https?:\/\/|mailto:)\S+$/.test(text) || !URL.canParse(text))
    throw new Error(
      `${name} must look like https://example.org/contact or mailto:you@example.org, not "${text}"`,
    )
  return text
}
