/** Who may make an account: anybody, those whom the operator invites, nobody. */
export const SIGN_UPS = ['open', 'invited', 'closed'] as const
/** Who may begin something that is shared; whoever is given its address takes part. */
export const BEGINNERS = ['anyone', 'accounts', 'off'] as const
export const SWITCH = ['on', 'off'] as const

/** What of Sundry is open here, and to whom. */
export type Opening = {
  /** `SIGN_UP`, default open. */
  readonly signUp: (typeof SIGN_UPS)[number]
  /** `POLLS`, default anyone. */
  readonly polls: (typeof BEGINNERS)[number]
  /** `ROOMS`, default anyone: live estimation, and live quizzes. */
  readonly rooms: (typeof BEGINNERS)[number]
  /** `NEWSLETTER`, default on. */
  readonly hasNewsletter: boolean
  /** `PLANS`, default on. */
  readonly hasPlans: boolean
  /** `HIDE_TOOLS`: tools that there are not here. */
  readonly hiddenTools: readonly string[]
}

export const ALL_OPEN: Opening = {
  signUp: 'open',
  polls: 'anyone',
  rooms: 'anyone',
  hasNewsletter: true,
  hasPlans: true,
  hiddenTools: [],
}

/** Which tool shares something under which kind of id. */
const SHARERS = { polls: 'anonymous-poll', rooms: 'sprint-point-estimator', quizzes: 'quiz-builder' } as const

export type SharedKind = keyof typeof SHARERS

/** Who may begin something of this kind; a hidden tool's is off. */
export function beginnersOf(opening: Opening, kind: SharedKind): Opening['polls'] {
  if (opening.hiddenTools.includes(SHARERS[kind])) return 'off'
  return kind === 'polls' ? opening.polls : opening.rooms
}
