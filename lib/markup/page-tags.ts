/** Metadata of a document for browsers, search engines and chats. */
export type PageTags = {
  /** Title of the tab. */
  readonly title: string
  /** As other sites show it, where that differs from the title. */
  readonly shownTitle?: string
  readonly description: string
  /** Its address, whole where the site's own is known, else as a path. */
  readonly address: string
  /** Preview image for chats, which accept only absolute URLs. */
  readonly image: string
  /** Set where search engines should not list it. */
  readonly isUnlisted: boolean
}

/**
 * Returns the tags of a head that describe its page: title, description, and those of the Open Graph protocol (ogp.me).
 * If the site's origin is unknown, tags that need an absolute URL are omitted.
 */
export function pageTags(page: PageTags): string {
  const { title, shownTitle = title, description, address, image, isUnlisted } = page
  const isWhole = URL.canParse(address)
  return [
    `<title>${escapeHtml(title)}</title>`,
    metaTag('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    isUnlisted ? metaTag('robots', 'noindex') : '',
    property('type', 'website'),
    property('site_name', 'Sundry'),
    property('title', shownTitle),
    property('description', description),
    ...(isWhole
      ? [
          property('url', address),
          property('image', image),
          property('image:width', '1200'),
          property('image:height', '630'),
          metaTag('twitter:card', 'summary_large_image'),
        ]
      : []),
  ].join('')
}

function metaTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHtml(content)}">`
}

/** Escapes text for HTML, between tags and within attributes in double quotes (HTML standard §13.3). */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
