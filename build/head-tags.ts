import type { Head } from '../web/catalogue/head.ts'

type HeadContext = {
  readonly structuredData: readonly object[]
  readonly ownDocuments: readonly string[]
  /** The address of the script that knows every page, or none while Sundry is worked on. */
  readonly wholeSite?: string
}

/**
 * A document's head, as HTML. Addresses are absolute where `PUBLIC_URL` was given, else from the root;
 * `SUGGESTIONS_URL` is where the host takes suggestions.
 */
export function headTags(
  head: Head,
  { structuredData, ownDocuments, wholeSite }: HeadContext,
  publicUrl = process.env.PUBLIC_URL ?? '',
  suggestions = process.env.SUGGESTIONS_URL,
): string {
  const origin = publicUrl.replace(/\/$/, '')
  const address = origin + head.canonical
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    head.status === 404 || head.isUnlisted ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Sundry">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:url" content="${escapeHtml(address)}">`,
    `<meta property="og:image" content="${escapeHtml(origin)}/share.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ownDocuments.length > 0
      ? `<meta name="own-documents" content="${escapeHtml(ownDocuments.join(' '))}">`
      : '',
    suggestions ? `<meta name="suggestions" content="${escapeHtml(suggestions)}">` : '',
    wholeSite ? `<meta name="whole-site" content="${wholeSite}">` : '',
    ...structuredData.map((data) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`),
  ]
    .filter((tag) => tag !== '')
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
