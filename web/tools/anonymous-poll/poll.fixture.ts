import type { PollState } from '#contract/poll.ts'

type Known = Partial<Omit<PollState, 'settings'>> & { readonly settings?: Partial<PollState['settings']> }

/** Returns an open poll of tea, coffee and water whose results are visible to everyone. */
export function pollOf({ settings, ...known }: Known = {}): PollState {
  return {
    id: 'AAAA',
    question: 'Which?',
    options: ['Tea', 'Coffee', 'Water'].map((text, index) => ({ id: index + 1, text })),
    settings: {
      kind: 'single',
      mostChoices: 1,
      results: 'always',
      isShuffled: false,
      canChange: false,
      canWrite: false,
      votersPerNetwork: 0,
      ...settings,
    },
    createdAt: 0,
    closesAt: null,
    isClosed: false,
    timesEmptied: 0,
    voters: 8,
    results: { votes: [5, 2, 1] },
    ...known,
  }
}
