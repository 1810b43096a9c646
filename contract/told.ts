/**
 * What the operator says at the start of a site, as each document carries it in its head: a `meta` element by name. What
 * is `closed` is told by addresses (`/pricing`), by folders of what is shared (`/poll/`), and by a way that a page has
 * no more, with blanks between: `/auth#sign-up`, and `/auth#invited` where nobody is invited either; `/auth#password`;
 * `/anonymous-poll#anyone` and `/room/#anyone` where it takes an account to begin one.
 * `sso` is what people sign in with.
 */
export const TOLD = ['closed', 'contact', 'notice', 'sso', 'suggestions'] as const

export type Told = Readonly<Partial<Record<(typeof TOLD)[number], string>>>

/** What a site says and is, beside its build: `closed` things are in none of its pages. */
export type SiteWords = {
  readonly told: Told
  /** The site's own address, where the operator has set it, without a slash at its end. */
  readonly publicUrl?: string
  /** The path of its domain below which the site lies, such as `/tools`; without it, at the root. */
  readonly basePath?: string
}
