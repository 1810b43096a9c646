import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

type Window = { readonly first: number; readonly count: number }

type VirtualRowsProps = {
  readonly count: number
  readonly rowHeight: number
  /** Draws rows `first` to `first + count - 1`, each exactly `rowHeight` high. */
  readonly children: (rows: Window) => ReactNode
  /** The element that scrolls; it needs a bounded height. */
  readonly scrollRef: RefObject<HTMLElement | null>
}

const EXTRA_ROWS = 12
/** Browsers stop laying out elements beyond about 33 million pixels; taller lists are squeezed into this height. */
const MAX_HEIGHT = 8_000_000

/** Draws only the rows in sight of any number of rows of the same height. */
export function VirtualRows({ count, rowHeight, children, scrollRef }: VirtualRowsProps) {
  const { height, first, shown, offset } = useVisibleRows(count, rowHeight, scrollRef)
  return (
    <div className="relative" style={{ height }}>
      <div className="absolute inset-x-0 top-0" style={{ transform: `translateY(${offset}px)` }}>
        {children({ first, count: shown })}
      </div>
    </div>
  )
}

/** Returns the visible rows of `count`: `shown` from `first`, `offset` pixels down a list of `height` pixels. */
export function useVisibleRows(
  count: number,
  rowHeight: number,
  scrollRef: RefObject<HTMLElement | null>,
): ReturnType<typeof windowOf> {
  const [view, setView] = useState({ top: 0, height: 600 })
  const frame = useRef(0)
  useEffect(() => {
    const scroller = scrollRef.current
    if (!scroller) return
    const measure = () => setView({ top: scroller.scrollTop, height: scroller.clientHeight })
    const soon = () => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(soon)
    sizes.observe(scroller)
    scroller.addEventListener('scroll', soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame.current)
      sizes.disconnect()
      scroller.removeEventListener('scroll', soon)
    }
  }, [scrollRef])
  return windowOf(count, rowHeight, view)
}

function windowOf(count: number, rowHeight: number, view: { top: number; height: number }) {
  const full = count * rowHeight
  const height = Math.min(full, MAX_HEIGHT)
  const visible = Math.ceil(view.height / rowHeight) + 1
  const range = Math.max(1, height - view.height)
  const topRow =
    full <= MAX_HEIGHT
      ? Math.floor(view.top / rowHeight)
      : Math.round((view.top / range) * Math.max(0, count - visible + 1))
  const first = Math.max(0, Math.min(topRow, count - visible) - EXTRA_ROWS)
  const shown = Math.max(0, Math.min(count - first, visible + 2 * EXTRA_ROWS))
  const offset = full <= MAX_HEIGHT ? first * rowHeight : view.top - (topRow - first) * rowHeight
  return { height, first, shown, offset: Math.max(0, offset) }
}

/** Returns the scroll position that makes a row visible, or undefined if it is visible already. */
export function scrollTopFor(
  row: number,
  count: number,
  rowHeight: number,
  scroller: HTMLElement,
): number | undefined {
  const full = count * rowHeight
  const scale = full <= MAX_HEIGHT ? 1 : (MAX_HEIGHT - scroller.clientHeight) / (full - scroller.clientHeight)
  const top = row * rowHeight * scale
  if (top < scroller.scrollTop) return top
  if (top + rowHeight > scroller.scrollTop + scroller.clientHeight)
    return top - scroller.clientHeight + rowHeight
  return undefined
}
