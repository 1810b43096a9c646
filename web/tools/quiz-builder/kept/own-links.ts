import * as v from 'valibot'
import { addressOf } from '#lib/site-address/site-address.ts'

const MOST_KEPT = 200

/** A quiz that this browser keeps on the server. */
const OwnLink = v.object({
  id: v.string(),
  title: v.string(),
  /** UTC milliseconds. */
  createdAt: v.number(),
  /** What closes, exports and deletes it. */
  secret: v.string(),
})
export type OwnLink = v.InferOutput<typeof OwnLink>
export type OwnLinks = readonly OwnLink[]

/** The links of this browser, the newest first. */
export function readLinks(stored: unknown): OwnLinks | undefined {
  const links = v.safeParse(v.array(OwnLink), stored)
  return links.success ? links.output : undefined
}

export function rememberLink(links: OwnLinks, link: OwnLink): OwnLinks {
  return [link, ...forgetLink(links, link.id)].slice(0, MOST_KEPT)
}

export function forgetLink(links: OwnLinks, id: string): OwnLinks {
  return links.filter((link) => link.id !== id)
}

/** Where a quiz is taken. */
export function quizPath(id: string): string {
  return addressOf(`/quiz/${id}`)
}

/** The author's link: its secret stands behind the `#`, which no log sees. */
export function authorPath({ id, secret }: Pick<OwnLink, 'id' | 'secret'>): string {
  return `${quizPath(id)}#edit=${secret}`
}

/** The secret of an author's link. */
export function secretOf(fragment: string): string | undefined {
  return /^#edit=([\w-]{20,100})$/.exec(fragment)?.[1]
}
