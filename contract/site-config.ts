/**
 * Names of the `meta` elements that carry the operator's settings in the head of each document. `closed` lists, separated
 * by spaces, disabled paths (`/pricing`), folders of share links (`/poll/`) and disabled features of a page:
 * `/auth#sign-up`, `/auth#invited` without invitations, `/auth#password`, and `/anonymous-poll#anyone` and
 * `/room/#anyone` if creating one requires an account. `sso` is the display name of the OIDC provider, `addresses`
 * is `logged` if IP addresses of failed sign-ins are.
 */
export const SITE_META_NAMES = ['addresses', 'closed', 'contact', 'notice', 'sso', 'suggestions'] as const

export type SiteMeta = Readonly<Partial<Record<(typeof SITE_META_NAMES)[number], string>>>

/** Settings of the operator that the pages need; what `closed` lists is in none of them. */
export type SiteConfig = {
  readonly meta: SiteMeta
  /** Public URL of the site without a trailing slash, if configured. */
  readonly publicUrl?: string
  /** The path of its domain below which the site lies, such as `/tools`; without it, at the root. */
  readonly basePath?: string
}
