import { SHARED_PLACEHOLDERS } from '#contract/site.ts'
import { escapeHtml } from '#lib/markup/escape-html.ts'
import { pageTags } from '#lib/markup/page-tags.ts'
import type { SharedPage } from '../../share-links/shared-page.ts'

const MAX_TITLE_LENGTH = 120
const MAX_DESCRIPTION_LENGTH = 300

/** Content of an id, if any. */
type SharedView = SharedPage | 'gone' | undefined

/** Returns a built document with its head and text filled for this id; undefined if it has no placeholders. */
export function sharedDocument(
  html: string,
  view: SharedView,
  { origin, path }: { readonly origin: string; readonly path: string },
): string | undefined {
  const [before, rest] = split(html, SHARED_PLACEHOLDERS.head)
  const [, after] = split(rest ?? '', SHARED_PLACEHOLDERS.headEnd)
  const [head, body] = split(after ?? '', SHARED_PLACEHOLDERS.text)
  if (before === undefined || head === undefined || body === undefined) return undefined
  const page = typeof view === 'object' ? view : ABSENT[view ?? 'never']
  const title = shortened(page.title, MAX_TITLE_LENGTH)
  const tags = pageTags({
    title: `${title} | Sundry`,
    shownTitle: title,
    description: shortened(page.description, MAX_DESCRIPTION_LENGTH),
    address: origin + path,
    image: `${origin}/share.png`,
    isUnlisted: true,
  })
  return `${before}${tags}${head}${textOf(page)}${body}`
}

const ABSENT: Readonly<Record<'gone' | 'never', SharedPage>> = {
  gone: { title: 'No longer here', description: 'This page has been deleted.', lines: [] },
  never: { title: 'Nothing here', description: 'There has never been anything at this address.', lines: [] },
}

/** For those who run no script; scripts show it in their own way. */
function textOf({ title, description, lines }: SharedPage): string {
  const items = lines.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('')
  const rest = lines.length > 0 ? `<ul>${items}</ul>` : `<p>${escapeHtml(description)}</p>`
  return `<noscript><article class="mx-auto max-w-2xl px-4 pt-8"><h2 dir="auto">${escapeHtml(title)}</h2>${rest}<p>This page needs JavaScript.</p></article></noscript>`
}

/** Returns the parts before and after a placeholder; undefined if it is missing. */
function split(text: string, mark: string): [string, string] | [undefined, undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [undefined, undefined] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** The text on one line, cut between characters. */
function shortened(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ')
  let count = 0
  let lastAt = 0
  for (const { index } of new Intl.Segmenter('en').segment(line.slice(0, max * 20))) {
    count++
    if (count > max) return `${line.slice(0, lastAt)}…`
    lastAt = index
  }
  return line
}
