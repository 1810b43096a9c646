import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DragHandle, useDragOrder } from './drag-order.tsx'

afterEach(() => vi.restoreAllMocks())

test('an item follows the pointer that took its handle, and no other button or letting go', async () => {
  function List() {
    const [items, setItems] = useState(['A', 'B', 'C'])
    const { draggedIndex, list, handleOf } = useDragOrder((from, to) =>
      setItems((now) => {
        const left = now.toSpliced(from, 1)
        return left.toSpliced(to, 0, now[from] ?? '')
      }),
    )
    return (
      <ul {...list} style={{ position: 'fixed', top: 100, margin: 0, padding: 0 }}>
        {items.map((item, index) => (
          <li key={item} style={{ height: 40 }} aria-current={draggedIndex === index}>
            {item}
            <DragHandle {...handleOf(index)} />
          </li>
        ))}
      </ul>
    )
  }
  const screen = await render(<List />)
  const list = screen.getByRole('list').element()
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  const order = () => [...list.children].map(({ textContent }) => textContent).join('')
  const draggedIndex = () => list.querySelector('[aria-current=true]')?.textContent
  const point = (target: Element | null | undefined, kind: string, more: PointerEventInit = {}) => {
    const event = new PointerEvent(kind, { bubbles: true, cancelable: true, isPrimary: true, ...more })
    target?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const handle = (index: number) => list.children[index]?.querySelector('span')
  expect(point(handle(0), 'pointerdown', { button: 2 })).toBe(false)
  expect(point(handle(0), 'pointerdown', { isPrimary: false })).toBe(false)
  point(list, 'pointermove', { clientY: 210 })
  expect(order()).toBe('ABC')
  expect(point(handle(0), 'pointerdown')).toBe(true)
  await expect.poll(draggedIndex).toBe('A')
  point(list, 'pointermove', { clientY: 215 })
  await expect.poll(order).toBe('BCA')
  expect(draggedIndex()).toBe('A')
  point(list, 'pointerup')
  await expect.poll(draggedIndex).toBeUndefined()
  point(list, 'pointermove', { clientY: 105 })
  expect(order()).toBe('BCA')
})
