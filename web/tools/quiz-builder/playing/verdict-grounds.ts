/** Grounds of verdicts: what is right is green on every screen. */
export const VERDICT_GROUNDS = { right: 'bg-[#1f6f43] text-white', wrong: 'bg-[#a82a2a] text-white' } as const
