import type { SiteConfig } from '#contract/site-config.ts'
import { type AccessPolicy, whoMayCreate } from './access/access-policy.ts'
import type { Settings } from './settings.ts'

/** Returns the client config of the settings; undefined if they are the defaults of the build. */
export function createSiteConfig(settings: Settings): SiteConfig | undefined {
  const { access, notice, contactUrl, suggestionsUrl, publicUrl, basePath, sso, allowsPasswords, authLog } =
    settings
  const closed = [...disabledPaths(access), ...(allowsPasswords ? [] : ['/auth#password'])]
  const meta = {
    ...(closed.length > 0 && { closed: closed.join(' ') }),
    ...(notice && { notice }),
    ...(contactUrl && { contact: contactUrl }),
    ...(sso && { sso: sso.name }),
    ...(authLog && { addresses: 'logged' }),
    ...(suggestionsUrl && { suggestions: suggestionsUrl }),
  }
  if (Object.keys(meta).length === 0 && !publicUrl && !basePath) return undefined
  return { meta, ...(publicUrl && { publicUrl }), ...(basePath && { basePath }) }
}

/** All that is closed, as `contract/site-config.ts` says it. */
function disabledPaths(access: AccessPolicy): string[] {
  const { signUp, hasNewsletter, hasPlans, disabledTools } = access
  const [polls, rooms, quizzes] = (['polls', 'rooms', 'quizzes'] as const).map((kind) =>
    whoMayCreate(access, kind),
  )
  const paths: readonly (readonly [boolean, string])[] = [
    [signUp !== 'open', '/auth#sign-up'],
    [signUp === 'closed', '/auth#invited'],
    [polls === 'off', '/poll/'],
    [polls === 'off' && !disabledTools.includes('anonymous-poll'), '/anonymous-poll'],
    [polls === 'accounts', '/anonymous-poll#anyone'],
    [rooms === 'off', '/room/'],
    [access.rooms === 'accounts', '/room/#anyone'],
    [quizzes === 'off', '/quiz/'],
    [!hasNewsletter, '/newsletter'],
    [!hasPlans, '/pricing'],
  ]
  return [
    ...paths.flatMap(([isDisabled, path]) => (isDisabled ? path : [])),
    ...disabledTools.map((slug) => `/${slug}`),
  ]
}
