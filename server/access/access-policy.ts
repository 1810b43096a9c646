import { type Environment, oneOf } from '../read-setting.ts'

/** Sign-up modes: for everyone, by invitation, off. */
const SIGN_UP_MODES = ['open', 'invited', 'closed'] as const
/** Creators of share links; everyone with the link can participate. */
const CREATORS = ['anyone', 'accounts', 'off'] as const
const ON_OFF = ['on', 'off'] as const

/** Features that the operator has enabled, and for whom. */
export type AccessPolicy = {
  /** `SIGN_UP`, default open. */
  readonly signUp: (typeof SIGN_UP_MODES)[number]
  /** `POLLS`, default anyone. */
  readonly polls: (typeof CREATORS)[number]
  /** `ROOMS`, default anyone: live estimation, and quizzes played live or hosted by this server. */
  readonly rooms: (typeof CREATORS)[number]
  /** `NEWSLETTER`, default on. */
  readonly hasNewsletter: boolean
  /** `PLANS`, default on. */
  readonly hasPlans: boolean
  /** `DISABLED_TOOLS`: slugs of tools that this site does not offer. */
  readonly disabledTools: readonly string[]
}

export const OPEN_ACCESS: AccessPolicy = {
  signUp: 'open',
  polls: 'anyone',
  rooms: 'anyone',
  hasNewsletter: true,
  hasPlans: true,
  disabledTools: [],
}

/** Tool that creates the share links of each kind. */
const TOOL_BY_KIND = {
  polls: 'anonymous-poll',
  rooms: 'sprint-point-estimator',
  quizzes: 'quiz-builder',
  sharedQuizzes: 'quiz-builder',
} as const

export type SharedKind = keyof typeof TOOL_BY_KIND

/** Returns who can create something of this kind; `off` for a disabled tool. */
export function whoMayCreate(access: AccessPolicy, kind: SharedKind): AccessPolicy['polls'] {
  if (access.disabledTools.includes(TOOL_BY_KIND[kind])) return 'off'
  return kind === 'polls' ? access.polls : access.rooms
}

const MAX_NOTICE_LENGTH = 300
const DEMO_NOTICE = 'This is a demo: polls, rooms and quizzes are deleted after an hour.'

/** Whether the site is a demo (`DEMO`, default off). Throws an Error if other settings contradict it. */
export function readDemo(environment: Environment): boolean {
  const isDemo = oneOf('DEMO', environment, ON_OFF, 'off') === 'on'
  if (isDemo && environment.SIGN_UP && environment.SIGN_UP !== 'closed')
    throw new Error(`DEMO=on closes sign-up: remove SIGN_UP=${environment.SIGN_UP}`)
  return isDemo
}

/** Parses the access policy from the environment. Throws an Error with the variable's name and its valid values. */
export function readAccessPolicy(environment: Environment): AccessPolicy {
  const isDemo = readDemo(environment)
  return {
    signUp: oneOf('SIGN_UP', environment, SIGN_UP_MODES, isDemo ? 'closed' : 'open'),
    polls: oneOf('POLLS', environment, CREATORS, 'anyone'),
    rooms: oneOf('ROOMS', environment, CREATORS, 'anyone'),
    hasNewsletter: oneOf('NEWSLETTER', environment, ON_OFF, 'on') === 'on',
    // Plans are for accounts.
    hasPlans: oneOf('PLANS', environment, ON_OFF, isDemo ? 'off' : 'on') === 'on',
    disabledTools: parseSlugs(environment.DISABLED_TOOLS ?? ''),
  }
}

/** `SITE_NOTICE`, `CONTACT_URL` and `SUGGESTIONS_URL`: what pages say in the operator's words, and where they lead. */
export function readSiteTexts(environment: Environment) {
  const { SITE_NOTICE: text, CONTACT_URL: contact, SUGGESTIONS_URL: suggestions } = environment
  const notice = [readDemo(environment) ? DEMO_NOTICE : '', text ? parseLine(text) : '']
    .filter(Boolean)
    .join(' ')
  return {
    ...(notice && { notice }),
    ...(contact && { contactUrl: parseLink('CONTACT_URL', contact) }),
    ...(suggestions && { suggestionsUrl: parseLink('SUGGESTIONS_URL', suggestions) }),
  }
}

/** The list of tools is in the built site (`refuseUnknownTools`). */
function parseSlugs(text: string): string[] {
  const slugs = text.split(',').map((slug) => slug.trim())
  return [...new Set(slugs.filter((slug) => slug !== ''))].sort()
}

/** Throws an Error that lists the tools, where one to be hidden is not among them. */
export function refuseUnknownTools({ disabledTools }: AccessPolicy, tools: readonly string[]): void {
  const unknown = disabledTools.find((slug) => !tools.includes(slug))
  if (unknown !== undefined)
    throw new Error(`DISABLED_TOOLS names "${unknown}", which is no tool. The tools are ${tools.join(', ')}`)
}

function parseLine(text: string): string {
  const line = text.trim()
  if (/\p{Cc}/u.test(line) || line.length > MAX_NOTICE_LENGTH)
    throw new Error(`SITE_NOTICE must be one line of at most ${MAX_NOTICE_LENGTH} characters`)
  return line
}

function parseLink(name: string, text: string): string {
  if (!/^(https?:\/\/|mailto:)\S+$/.test(text) || !URL.canParse(text))
    throw new Error(
      `${name} must look like https://example.org/contact or mailto:you@example.org, not "${text}"`,
    )
  return text
}
