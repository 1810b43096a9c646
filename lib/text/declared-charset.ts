/** Number of bytes that a browser searches for a declaration (HTML, 13.2.3.2). */
const SEARCHED_BYTES = 1024

/**
 * Returns the charset that the first bytes of a document declare: by `<meta>` in HTML, by `<?xml encoding?>` in XML, or
 * by `@charset` in CSS; undefined without a declaration.
 */
export function declaredCharset(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SEARCHED_BYTES))
  const label =
    /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1] ??
    /^@charset "([^"]+)";/.exec(start)?.[1] ??
    getMetaCharset(start)
  // A declaration that is readable as ASCII is not UTF-16.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label
}

function getMetaCharset(start: string): string | undefined {
  const tags = start.replace(/<!--[\s\S]*?(?:-->|$)/g, '').match(/<meta[\s/][^>]*>/gi) ?? []
  return tags.map(getTagCharset).find((label) => label !== undefined)
}

function getTagCharset(tag: string): string | undefined {
  const attributes = getAttributes(tag)
  const direct = attributes.get('charset')
  if (direct !== undefined) return direct
  if (attributes.get('http-equiv')?.toLowerCase() !== 'content-type') return undefined
  return /charset\s*=\s*["']?([^\s"';]+)/i.exec(attributes.get('content') ?? '')?.[1]
}

function getAttributes(tag: string): ReadonlyMap<string, string> {
  const matches = tag.matchAll(/([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)
  return new Map(
    [...matches].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').trim(),
    ]),
  )
}
