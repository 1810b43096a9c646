/** Line with the error, truncated to fit. */
type ErrorExcerpt = { readonly before: string; readonly at: string; readonly after: string }

const MAX_CONTEXT_BEFORE = 40
const MAX_CONTEXT_AFTER = 30

/** The part of the line around a UTF-16 index; `at` is the character there, or `⏎` where the line ends. */
export function errorExcerpt(text: string, offset: number): ErrorExcerpt {
  const lineStart = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  const rest = text.slice(offset, offset + MAX_CONTEXT_AFTER + 2).split(/[\r\n]/, 1)[0] ?? ''
  const [at = '⏎'] = rest
  const start = Math.max(lineStart, offset - MAX_CONTEXT_BEFORE)
  return {
    before: (start > lineStart ? '…' : '') + text.slice(start, offset).toWellFormed(),
    at,
    after: at === '⏎' ? '' : rest.slice(at.length, at.length + MAX_CONTEXT_AFTER).toWellFormed(),
  }
}
