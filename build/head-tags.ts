import { SITE_META_NAMES, type SiteMeta } from '#contract/site-config.ts'
import { escapeHtml, pageTags } from '#lib/markup/page-tags.ts'
import type { Head } from '../web/catalog/head.ts'

type HeadContext = {
  readonly structuredData: readonly object[]
  readonly ownDocuments: readonly string[]
  /** URLs of the deferred script and the full stylesheet; undefined in development. */
  readonly deferred?: { readonly script: string; readonly style: string }
  /** Operator settings. */
  readonly meta: SiteMeta
}

/**
 * Returns the tags that describe a page, as HTML. URLs are absolute if the site's origin is known, else relative to the
 * root; `origin` includes the base path.
 */
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
