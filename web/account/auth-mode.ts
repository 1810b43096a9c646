/** Purpose of the page /auth, from the URL's fragment. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgotten'

/** Undefined for a place within the page, such as `content`. */
export function authModeOf(hash: string | undefined): AuthMode | undefined {
  if (hash === 'trial') return 'sign-up'
  if (hash === 'sign-up' || hash === 'forgotten') return hash
  return hash === '' || hash?.includes('=') ? 'sign-in' : undefined
}

/** The token of a mailed link, such as `confirm=…`. */
export function tokenIn(hash: string | undefined, name: 'confirm' | 'token'): string | undefined {
  return new URLSearchParams(hash ?? '').get(name) || undefined
}
