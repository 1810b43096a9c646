import { memo } from 'react'
import { LongText } from './long-text.tsx'

/** Longer text is plain: thousands of colored parts would slow the page down. */
const MAX_COLORED = 50_000
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g

/** Valid JSON with colored keys and values. */
export const JsonColors = memo(function JsonColors({ text }: { readonly text: string }) {
  if (text.length > MAX_COLORED) return <LongText text={text} />
  const parts = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [, string, colon, number] = match
    const token = string ?? match[0]
    const hue =
      string === undefined
        ? number === undefined
          ? 'var(--text)'
          : 'var(--fun)'
        : colon
          ? 'var(--dev)'
          : 'var(--finance)'
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} style={{ color: hue }}>
        {token}
      </span>,
    )
    end = match.index + token.length
  }
  return [...parts, text.slice(end)]
})
