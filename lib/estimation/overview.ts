// Summary of a session's stories; separate from the session's actions, which viewers need not load.
import { type Deck, getPoints } from './decks.ts'
import type { Story } from './session.ts'

/** The story so many places further on, if there is one. */
export function neighbor<S extends Pick<Story, 'id'>>(
  { stories, currentId }: { readonly stories: readonly S[]; readonly currentId: string },
  places: number,
): S | undefined {
  const at = stories.findIndex(({ id }) => id === currentId)
  return at < 0 ? undefined : stories[at + places]
}

/** The points of all final estimates together. */
export function totalPoints({
  stories,
  deck,
}: {
  readonly stories: readonly Pick<Story, 'finalEstimate'>[]
  readonly deck: Deck
}): number {
  const hundredths = stories.map(({ finalEstimate }) =>
    Math.round(100 * (getPoints(deck, finalEstimate) ?? 0)),
  )
  return hundredths.reduce((total, points) => total + points, 0) / 100
}
