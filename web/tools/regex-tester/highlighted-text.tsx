import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Block, blockAt, blocksOf, piecesOf } from './highlight.ts'
import { HighlightedPiece } from './highlighted-piece.tsx'
import { type Matches, spanOf } from './matches.ts'

type HighlightedTextProps = {
  readonly text: string
  readonly matches: Matches
  /** The match that the visitor stands at. */
  readonly current: number | undefined
  readonly showsBlanks: boolean
}

/** Blocks that are drawn with their marks from the start. */
const FIRST_BLOCKS = 2
const NEAR_PX = 600
const LINE_HEIGHT_PX = 22
const CHARACTERS_PER_LINE = 60

/** The text with each match in a `mark`. Far from sight a block of it is plain text that is not laid out. */
export default function HighlightedText({ text, matches, current, showsBlanks }: HighlightedTextProps) {
  const scroller = useRef<HTMLOutputElement>(null)
  const blocks = useMemo(() => blocksOf(text, matches), [text, matches])
  const place = current === undefined ? undefined : spanOf(matches, current)?.start
  const currentBlock = place === undefined ? undefined : blockAt(blocks, place)

  useEffect(() => {
    if (currentBlock === undefined || current === undefined) return
    scroller.current?.children[currentBlock]?.scrollIntoView({ block: 'nearest' })
    scroller.current?.querySelector(`[data-match="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current, currentBlock])

  return (
    <output
      ref={scroller}
      aria-label="Highlighted matches"
      aria-live="off"
      dir="auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="block max-h-(--most,70vh) min-h-24 flex-1 overflow-auto whitespace-pre-wrap p-3.5 font-mono text-code leading-relaxed outline-offset-[-2px] [overflow-wrap:anywhere] [tab-size:4]"
    >
      {blocks.map((block, index) => (
        <HighlightedBlock
          key={block.start}
          scroller={scroller}
          block={block}
          text={text}
          matches={matches}
          isFirst={index < FIRST_BLOCKS}
          current={index === currentBlock ? current : undefined}
          showsBlanks={showsBlanks}
        />
      ))}
    </output>
  )
}

type BlockProps = Omit<HighlightedTextProps, 'text'> & {
  readonly text: string
  readonly block: Block
  readonly scroller: RefObject<HTMLElement | null>
  readonly isFirst: boolean
}

const HighlightedBlock = memo(function HighlightedBlock(props: BlockProps) {
  const { text, matches, block, current, showsBlanks, isFirst, scroller } = props
  const ref = useRef<HTMLSpanElement>(null)
  const isNear = useNearness(ref, scroller, isFirst) || current !== undefined
  const plain = text.slice(block.start, block.end)
  return (
    <span
      ref={ref}
      className="block [unicode-bidi:plaintext]"
      style={
        isFirst ? undefined : { contentVisibility: 'auto', containIntrinsicSize: `auto ${heightOf(plain)}px` }
      }
    >
      {isNear
        ? piecesOf(text, matches, block).map((piece) => (
            <HighlightedPiece
              key={`${piece.match ?? 'text'} ${piece.start}`}
              piece={piece}
              text={text}
              isCurrent={piece.match !== undefined && piece.match === current}
              showsBlanks={showsBlanks}
            />
          ))
        : plain}
    </span>
  )
}, isSameBlock)

/** A block far down need not be drawn again because of a change elsewhere, unless it has marks. */
function isSameBlock(before: BlockProps, after: BlockProps): boolean {
  return (
    before.matches === after.matches &&
    before.text === after.text &&
    before.block.end === after.block.end &&
    before.current === after.current &&
    before.showsBlanks === after.showsBlanks
  )
}

/** A guess, until the block has been laid out once. */
function heightOf(text: string): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length || 1) / CHARACTERS_PER_LINE), 0)
  return lines * LINE_HEIGHT_PX
}

/** Whether an element is in sight or close to it, within what scrolls. */
function useNearness(
  ref: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isNearAlways: boolean,
): boolean {
  const [isNear, setNear] = useState(isNearAlways)
  useEffect(() => {
    if (isNearAlways || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: scroller.current,
      rootMargin: `${NEAR_PX}px`,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, scroller, isNearAlways])
  return isNear || isNearAlways
}
