import { Fragment } from 'react'
import { groupHue } from './group-hue.ts'
import type { Chunk } from './highlight.ts'

type ChunkProps = {
  readonly chunk: Chunk
  readonly text: string
  readonly isCurrent: boolean
  readonly showsWhitespace: boolean
}

/** Neighboring matches differ in shade and all are underlined, so that they are distinguishable individually. */
const SHADES = [
  'bg-[light-dark(#fbe08a,#574611)] decoration-[light-dark(#8a5a00,#e7b862)]',
  'bg-[light-dark(#cfe2fb,#1f3a60)] decoration-[light-dark(#2f5fb3,#8fb3f5)]',
] as const
const MARK = 'rounded-[2px] underline decoration-2 underline-offset-3'
/** Style of an empty match: inline and without width, so that it never breaks a line. */
const EMPTY = '-mx-px bg-accent px-px'

/** Text between matches, or a match with its groups shaded; a match of no length is a thin bar. */
export function HighlightedChunk({ chunk, text, isCurrent, showsWhitespace }: ChunkProps) {
  const { start, end, match, parts } = chunk
  const shown = (from: number, to: number) =>
    showsWhitespace ? <Whitespace text={text.slice(from, to)} /> : text.slice(from, to)
  if (match === undefined) return shown(start, end)
  const look = start === end ? EMPTY : `${MARK} ${SHADES[match % 2]}`
  return (
    <mark
      data-match={match}
      title={start === end ? `Match ${match + 1}, empty` : undefined}
      className={`scroll-m-8 ${look} ${isCurrent ? 'outline-2 outline-ink' : ''}`}
    >
      {parts.map(({ start: from, end: to, group }) =>
        group === 0 ? (
          <Fragment key={from}>{shown(from, to)}</Fragment>
        ) : (
          <span
            key={from}
            title={`Group ${group}`}
            style={{ background: `color-mix(in oklab, ${groupHue(group)} 24%, transparent)` }}
          >
            {shown(from, to)}
          </span>
        ),
      )}
    </mark>
  )
}

const WHITESPACE = /([ \t\r\n\u00a0])/
const SIGNS: Readonly<Record<string, string>> = {
  ' ': 'before:content-["·"]',
  '\t': 'before:content-["→"]',
  '\r': 'before:content-["␍"]',
  '\n': 'before:content-["↵"]',
  '\u00a0': 'before:content-["°"]',
}

/** Renders the same text with symbols for whitespace that have no width. */
function Whitespace({ text }: { readonly text: string }) {
  let at = 0
  return text.split(WHITESPACE).map((part) => {
    const key = at
    at += part.length
    const symbolClass = SIGNS[part]
    if (!symbolClass) return part
    return (
      <span
        key={key}
        className={`before:pointer-events-none before:absolute before:text-ink-soft before:opacity-70 ${symbolClass}`}
      >
        {part}
      </span>
    )
  })
}
