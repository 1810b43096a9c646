import { Fragment, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Block, blockAt, type Chunk, getBlocks, getChunks } from './highlight.ts'
import { getSpan, groupHue, type Matches } from './matches.ts'

type HighlightedTextProps = {
  readonly text: string
  readonly matches: Matches
  /** Index of the current match. */
  readonly current: number | undefined
  readonly showsWhitespace: boolean
  readonly isWrapped: boolean
  readonly dir: 'auto' | 'ltr' | 'rtl'
  readonly className: string
}

/** Number of blocks rendered with highlights from the start. */
const FIRST_BLOCKS = 2
const NEAR_PX = 600
const LINE_HEIGHT_PX = 22

/**
 * Renders the text with each match highlighted, behind the text box with the same text, whose letters are visible. A
 * block far outside the viewport is plain text, and has no layout if its height is known.
 */
export default function HighlightedText(props: HighlightedTextProps) {
  const { text, matches, current, showsWhitespace, isWrapped, dir, className } = props
  const output = useRef<HTMLOutputElement>(null)
  const blocks = useMemo(() => getBlocks(text, matches), [text, matches])
  const place = current === undefined ? undefined : getSpan(matches, current)?.start
  const currentBlock = place === undefined ? undefined : blockAt(blocks, place)

  useEffect(() => {
    if (current === undefined) return
    const mark = output.current?.querySelector(`[data-match="${current}"]`)
    // Twice: distant content is laid out only when visible.
    for (let look = 0; look < 2; look++) mark?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return (
    <output
      // A new element per direction: with `auto`, a browser determines it again for each child that is added.
      key={dir}
      translate="no"
      ref={output}
      aria-label="Highlighted matches"
      aria-live="off"
      dir={dir}
      // Reserves space below for a line that has just started.
      className={`block pb-9 text-transparent ${className}`}
    >
      {blocks.map((block, index) => (
        <HighlightedBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order, and most of them their text
          key={index}
          block={block}
          text={text}
          matches={matches}
          isFirst={index < FIRST_BLOCKS}
          current={index === currentBlock ? current : undefined}
          showsWhitespace={showsWhitespace}
          isWrapped={isWrapped}
        />
      ))}
    </output>
  )
}

type BlockProps = Omit<HighlightedTextProps, 'dir' | 'className'> & {
  readonly block: Block
  readonly isFirst: boolean
}

const HighlightedBlock = memo(function HighlightedBlock(props: BlockProps) {
  const { text, matches, block, current, showsWhitespace, isFirst, isWrapped } = props
  const ref = useRef<HTMLSpanElement>(null)
  const isNear = useNearness(ref, isFirst) || current !== undefined
  const plain = text.slice(block.start, block.end)
  const isSkipped = !isFirst && !isWrapped && block.isLines
  return (
    <span
      ref={ref}
      translate="no"
      className={block.isLines ? 'block [unicode-bidi:plaintext]' : ''}
      style={
        isSkipped ? { contentVisibility: 'auto', containIntrinsicHeight: `${getHeight(plain)}px` } : undefined
      }
    >
      {isNear
        ? getChunks(text, matches, block).map((chunk) => (
            <HighlightedChunk
              key={`${chunk.match ?? 'text'} ${chunk.start - block.start}`}
              chunk={chunk}
              text={text}
              isCurrent={chunk.match !== undefined && chunk.match === current}
              showsWhitespace={showsWhitespace}
            />
          ))
        : plain}
    </span>
  )
}, isSameBlock)

/** Returns whether a block is unchanged, so that changes elsewhere do not render it again unless it has matches. */
function isSameBlock(before: BlockProps, after: BlockProps): boolean {
  return (
    before.matches === after.matches &&
    before.text === after.text &&
    before.block.end === after.block.end &&
    before.current === after.current &&
    before.showsWhitespace === after.showsWhitespace &&
    before.isWrapped === after.isWrapped
  )
}

/** Of whole lines that are not wrapped. */
function getHeight(text: string): number {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return lines * LINE_HEIGHT_PX
}

/** Whether an element is in sight or close to it, within what scrolls. */
function useNearness(ref: RefObject<HTMLElement | null>, isNearAlways: boolean): boolean {
  const [isNear, setNear] = useState(isNearAlways)
  useEffect(() => {
    if (isNearAlways || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: ref.current.closest('output')?.parentElement ?? null,
      rootMargin: `${NEAR_PX}px`,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isNearAlways])
  return isNear || isNearAlways
}

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
