import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Block, blockAt, getBlocks, getChunks } from './highlight.ts'
import { HighlightedChunk } from './highlighted-chunk.tsx'
import { getSpan, type Matches } from './matches.ts'

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
    // Twice: what is far away is laid out only when it is in sight.
    for (let look = 0; look < 2; look++) mark?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return (
    <output
      ref={output}
      aria-label="Highlighted matches"
      aria-live="off"
      dir={dir}
      // Below it is room for a line that has only begun.
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
