import type { SiteWords } from '#contract/site-config.ts'
import type { Settings } from '../settings.ts'
import { beginnersOf, type Opening } from './opening.ts'

/** What the pages are told of the settings; undefined where they are as they were built. */
export function siteWords(settings: Settings): SiteWords | undefined {
  const { opening, notice, contactUrl, suggestionsUrl, publicUrl, basePath, sso, takesPasswords } = settings
  const closed = [...closedTo(opening), ...(takesPasswords ? [] : ['/auth#password'])]
  const told = {
    ...(closed.length > 0 && { closed: closed.join(' ') }),
    ...(notice && { notice }),
    ...(contactUrl && { contact: contactUrl }),
    ...(sso && { sso: sso.name }),
    ...(suggestionsUrl && { suggestions: suggestionsUrl }),
  }
  if (Object.keys(told).length === 0 && !publicUrl && !basePath) return undefined
  return { told, ...(publicUrl && { publicUrl }), ...(basePath && { basePath }) }
}

/** All that is closed, as `contract/site-config.ts` says it. */
function closedTo(opening: Opening): string[] {
  const { signUp, hasNewsletter, hasPlans, hiddenTools } = opening
  const [polls, rooms, quizzes] = (['polls', 'rooms', 'quizzes'] as const).map((kind) =>
    beginnersOf(opening, kind),
  )
  const ways: readonly (readonly [boolean, string])[] = [
    [signUp !== 'open', '/auth#sign-up'],
    [signUp === 'closed', '/auth#invited'],
    [polls === 'off', '/poll/'],
    [polls === 'off' && !hiddenTools.includes('anonymous-poll'), '/anonymous-poll'],
    [polls === 'accounts', '/anonymous-poll#anyone'],
    [rooms === 'off', '/room/'],
    [opening.rooms === 'accounts', '/room/#anyone'],
    [quizzes === 'off', '/quiz/'],
    [!hasNewsletter, '/newsletter'],
    [!hasPlans, '/pricing'],
  ]
  return [...ways.flatMap(([isSo, way]) => (isSo ? way : [])), ...hiddenTools.map((slug) => `/${slug}`)]
}
