import { memo, type Ref } from 'react'

/** More characters would take too long at each key; the first lines are those that are visible at first. */
const MAX_LENGTH = 20_000

type LineNumbersProps = {
  readonly text: string
  readonly isWrapped: boolean
  /** The element to move with the text. */
  readonly ref: Ref<HTMLDivElement>
}

/**
 * Line numbers next to a box of the same font, padding and width: each line is measured by an invisible
 * copy, so that a wrapped one has one number. Screen readers and the browser's search ignore it.
 */
export function LineNumbers({ text, isWrapped, ref }: LineNumbersProps) {
  const lines = numberedLines(text)
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 overflow-hidden [scrollbar-gutter:stable]"
    >
      <div
        ref={ref}
        translate="no"
        className={`line-numbers py-3.5 pr-3.5 pl-(--gutter) leading-relaxed ${isWrapped ? 'whitespace-pre-wrap [overflow-wrap:break-word]' : 'whitespace-pre'}`}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <Line key={index} text={line} />
        ))}
      </div>
    </div>
  )
}

/** Returns the lines that get a number. */
export function numberedLines(text: string): string[] {
  return text.slice(0, MAX_LENGTH).split('\n')
}

/** Returns the lower edge of a line, counted from 1, in pixels from the top of the text; undefined without a number. */
export function bottomOfLine(lines: HTMLElement | null, line: number): number | undefined {
  const element = lines?.children[line - 1]
  return element instanceof HTMLElement ? element.offsetTop + element.offsetHeight : undefined
}

const Line = memo(({ text }: { readonly text: string }) => <div data-line={text} />)
