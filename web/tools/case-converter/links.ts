/**
 * Addresses within text, without punctuation after them: with a scheme, `mailto:` or `www.`, email, and paths of files
 * that begin with a root (`/`, `~/`, `./`, a drive or a server).
 */
export const LINK =
  /(?:(?<![a-z0-9])(?:[a-z][\w+.-]{1,15}:\/\/|mailto:|www\.)|(?<![\p{L}\p{N}./\\-])(?:[a-z]:[\\/]|\\\\|~\/|\.{1,2}\/|\/[\p{L}\p{N}_.-]+\/))[^\s<>"“”„«»`|—]*[^\s<>"“”„«»`|—.,;:!?)\]}'’]|(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu

/** Converts `text` except its addresses. The callback also gets the offset of each part. */
export function aroundLinks(text: string, convert: (part: string, offset: number) => string): string {
  let result = ''
  let at = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    result += convert(text.slice(at, index), at) + link
    at = index + link.length
  }
  return result + convert(text.slice(at), at)
}
