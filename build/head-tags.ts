import { SITE_META_NAMES, type SiteMeta } from '#contract/site-config.ts'
import { escapeHtml } from '#lib/markup/escape-html.ts'
import { pageTags } from '#lib/markup/page-tags.ts'
import type { Head } from '../web/catalog/head.ts'

type HeadContext = {
  readonly structuredData: readonly object[]
  readonly ownDocuments: readonly string[]
  /** Where the script that knows every page and the style of all pages are, or nothing while Sundry is worked on. */
  readonly deferred?: { readonly script: string; readonly style: string }
  /** What the operator says. */
  readonly meta: SiteMeta
}

/** What tells what a page is, as HTML. Addresses are absolute where the site's own is known, else from the root; `origin` has the path below which the site lies. */
export function tellingTags(head: Head, origin = ''): string {
  return pageTags({
    title: head.title,
    description: head.description,
    address: origin + head.canonical,
    image: `${origin}/share.png`,
    isUnlisted: head.status === 404 || head.isUnlisted === true,
  })
}

/** The rest of a document's head, as HTML. */
export function otherTags({ structuredData, ownDocuments, deferred, meta }: HeadContext): string {
  return [
    ownDocuments.length > 0
      ? `<meta name="own-documents" content="${escapeHtml(ownDocuments.join(' '))}">`
      : '',
    ...SITE_META_NAMES.map((name) =>
      meta[name] ? `<meta name="${name}" content="${escapeHtml(meta[name])}">` : '',
    ),
    deferred
      ? `<meta name="deferred-script" content="${deferred.script}"><meta name="full-stylesheet" content="${deferred.style}">`
      : '',
    ...structuredData.map((data) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`),
  ].join('')
}

function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
