import { useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { VirtualRows } from './virtual-list.tsx'

function List({ count }: { readonly count: number }) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div ref={ref} data-testid="list" style={{ height: 200, overflow: 'auto' }}>
      <VirtualRows count={count} rowHeight={20} scrollRef={ref}>
        {({ first, count: shown }) =>
          Array.from({ length: shown }, (_, index) => first + index).map((row) => (
            <div key={row} style={{ height: 20 }}>{`row ${row}`}</div>
          ))
        }
      </VirtualRows>
    </div>
  )
}

test.each([30, 1000, 5_000_000])(
  'of %i rows only those in sight are drawn, and the last can be reached',
  async (count) => {
    const screen = await render(<List count={count} />)
    const list = screen.getByTestId('list').element()
    await expect.element(screen.getByText('row 0', { exact: true })).toBeVisible()
    expect(list.querySelectorAll('div > div > div').length).toBeLessThan(60)
    list.scrollTop = list.scrollHeight
    const last = screen.getByText(`row ${count - 1}`, { exact: true })
    await expect.element(last).toBeInViewport()
    const box = last.element().getBoundingClientRect()
    expect(Math.abs(box.bottom - list.getBoundingClientRect().bottom)).toBeLessThanOrEqual(1)
  },
)
