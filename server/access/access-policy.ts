/** Sign-up modes: for everyone, by invitation, off. */
export const SIGN_UP_MODES = ['open', 'invited', 'closed'] as const
/** Creators of share links; everyone with the link can take part. */
export const CREATORS = ['anyone', 'accounts', 'off'] as const
export const ON_OFF = ['on', 'off'] as const

/** Features that the operator has enabled, and for whom. */
export type AccessPolicy = {
  /** `SIGN_UP`, default open. */
  readonly signUp: (typeof SIGN_UP_MODES)[number]
  /** `POLLS`, default anyone. */
  readonly polls: (typeof CREATORS)[number]
  /** `ROOMS`, default anyone: live estimation, and quizzes that are played live or given out by this server. */
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
