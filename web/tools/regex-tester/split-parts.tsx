import { useRef } from 'react'
import { VirtualRows } from '#web/ui/virtual-list.tsx'

const ROW_HEIGHT_PX = 28
const MAX_SHOWN_LENGTH = 500

/** The parts of a split text, numbered from 0 as code does; a part stays on one line. */
export function SplitParts({ parts }: { readonly parts: readonly (string | undefined)[] }) {
  const scroller = useRef<HTMLElement>(null)
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Parts of the text"
      className="h-96 overflow-auto outline-offset-[-2px]"
    >
      <VirtualRows count={parts.length} rowHeight={ROW_HEIGHT_PX} scrollRef={scroller}>
        {({ first, count }) =>
          Array.from({ length: count }, (_, index) => first + index).map((row) => (
            <div
              key={row}
              className="flex items-center gap-3 whitespace-pre px-3.5 text-sm"
              style={{ height: ROW_HEIGHT_PX }}
            >
              <span className="w-12 shrink-0 text-right text-ink-soft text-xs tabular-nums">{row}</span>
              <Part part={parts[row]} />
            </div>
          ))
        }
      </VirtualRows>
    </section>
  )
}

function Part({ part }: { readonly part: string | undefined }) {
  if (part === undefined) return <em className="text-ink-soft">did not participate</em>
  if (part === '') return <em className="text-ink-soft">empty</em>
  const shown = part.length > MAX_SHOWN_LENGTH ? `${part.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…` : part
  return (
    <code dir="auto" className="rounded bg-sunken px-1.5 font-mono">
      {shown.replaceAll('\n', '↵')}
    </code>
  )
}
