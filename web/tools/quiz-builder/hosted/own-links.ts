import * as v from 'valibot'
import { withBase } from '#lib/net/base-path.ts'

const MAX_STORED = 200

/** Quiz of this browser hosted by the server. */
const OwnLink = v.object({
  id: v.string(),
  title: v.string(),
  /** UTC milliseconds. */
  createdAt: v.number(),
  /** Secret for changing, closing, exporting and deleting the quiz. */
  secret: v.string(),
  /** Quiz of the editor that the link belongs to; missing in older links. */
  quizId: v.optional(v.string()),
})
export type OwnLink = v.InferOutput<typeof OwnLink>
export type OwnLinks = readonly OwnLink[]

/** The links of this browser, the newest first. */
export function readLinks(stored: unknown): OwnLinks | undefined {
  const links = v.safeParse(v.array(OwnLink), stored)
  return links.success ? links.output : undefined
}

export function rememberLink(links: OwnLinks, link: OwnLink): OwnLinks {
  return [link, ...forgetLink(links, link.id)].slice(0, MAX_STORED)
}

/** Returns the links with one replaced at its position. */
export function changeLink(links: OwnLinks, link: OwnLink): OwnLinks {
  return links.map((one) => (one.id === link.id ? link : one))
}

/** Returns the links to a quiz of the editor; links without a quiz id match by title. */
export function linksTo(links: OwnLinks, quizId: string, title: string): OwnLinks {
  return links.filter((link) =>
    link.quizId === undefined ? title.trim() !== '' && link.title === title.trim() : link.quizId === quizId,
  )
}

export function forgetLink(links: OwnLinks, id: string): OwnLinks {
  return links.filter((link) => link.id !== id)
}

/** Returns the path of a hosted quiz. */
export function quizPath(id: string): string {
  return withBase(`/quiz/${id}`)
}

/** Returns the author's link: its secret follows the `#`, so it is never logged. */
export function authorPath({ id, secret }: Pick<OwnLink, 'id' | 'secret'>): string {
  return `${quizPath(id)}#edit=${secret}`
}

/** The secret of an author's link. */
export function getSecret(fragment: string): string | undefined {
  return /^#edit=([\w-]{20,100})$/.exec(fragment)?.[1]
}
