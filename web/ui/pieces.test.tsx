import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LineChart } from './chart.tsx'
import { DragHandle, useDragOrder } from './drag-order.tsx'
import { EmailField } from './email-field.tsx'
import { DropArea } from './file-drop.tsx'
import { JsonColors } from './json-colors.tsx'
import { LongText } from './long-text.tsx'
import MediaView, { isMedia } from './media-view.tsx'
import { NumberField } from './number-field.tsx'
import { showToast, Toasts } from './toast.tsx'

afterEach(() => vi.restoreAllMocks())

test('a number field steps farther with Shift, keeps to its bounds, and tells when the visitor is done', async () => {
  const onDone = vi.fn()
  function Held() {
    const [value, setValue] = useState('100')
    return (
      <>
        <NumberField
          label="Tempo"
          value={value}
          onChange={setValue}
          step={2}
          largeStep={20}
          min={50}
          max={130}
          prefix="~"
          hint="A minute"
          errorId="far"
          onDone={onDone}
        />
        <p id="far">Too fast</p>
      </>
    )
  }
  const screen = await render(<Held />)
  const field = screen.getByRole('spinbutton', { name: 'Tempo' })
  await expect.element(field).toHaveAttribute('aria-valuemin', '50')
  await expect.element(field).toHaveAttribute('aria-valuemax', '130')
  await expect.element(field).toHaveAccessibleDescription('A minute Too fast')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('102')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(field).toHaveValue('122')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(field).toHaveValue('130')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(field).toHaveValue('50')
  expect(onDone).toHaveBeenCalledTimes(0)
  await userEvent.keyboard('{Enter}')
  expect(onDone).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(onDone).toHaveBeenCalledTimes(2)
  await userEvent.fill(field, '')
  await expect.element(field).toHaveAttribute('aria-valuetext', 'blank')
  await expect.element(field).not.toHaveAttribute('aria-valuenow')
})

test('a message is dismissed, or acts once and is gone', async () => {
  const onAct = vi.fn()
  const screen = await render(<Toasts />)
  const said = screen.getByRole('status', { name: 'Notifications' })
  showToast({ title: 'Removed', description: 'One row', action: { label: 'Undo', onAct } })
  await expect.element(said).toHaveTextContent('RemovedOne rowUndo')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAct).toHaveBeenCalledTimes(1)
  await expect.element(said).toHaveTextContent('')
  showToast({ title: 'Saved' })
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect.element(said).toHaveTextContent('')
  // A message that an action shows takes the place of the one that it came from.
  showToast({ title: 'First', action: { label: 'Next', onAct: () => showToast({ title: 'Second' }) } })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await expect.element(said).toHaveTextContent('Second')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
})

test('an item follows the pointer that took its handle, and no other button or letting go', async () => {
  function List() {
    const [items, setItems] = useState(['A', 'B', 'C'])
    const { held, list, handleOf } = useDragOrder((from, to) =>
      setItems((now) => {
        const left = now.toSpliced(from, 1)
        return left.toSpliced(to, 0, now[from] ?? '')
      }),
    )
    return (
      <ul {...list} style={{ position: 'fixed', top: 100, margin: 0, padding: 0 }}>
        {items.map((item, place) => (
          <li key={item} style={{ height: 40 }} aria-current={held === place}>
            {item}
            <DragHandle {...handleOf(place)} />
          </li>
        ))}
      </ul>
    )
  }
  const screen = await render(<List />)
  const list = screen.getByRole('list').element()
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  const order = () => [...list.children].map(({ textContent }) => textContent).join('')
  const held = () => list.querySelector('[aria-current=true]')?.textContent
  const point = (target: Element | null | undefined, kind: string, more: PointerEventInit = {}) => {
    const event = new PointerEvent(kind, { bubbles: true, cancelable: true, isPrimary: true, ...more })
    target?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const handle = (place: number) => list.children[place]?.querySelector('span')
  expect(point(handle(0), 'pointerdown', { button: 2 })).toBe(false)
  expect(point(handle(0), 'pointerdown', { isPrimary: false })).toBe(false)
  point(list, 'pointermove', { clientY: 210 })
  expect(order()).toBe('ABC')
  expect(point(handle(0), 'pointerdown')).toBe(true)
  await expect.poll(held).toBe('A')
  point(list, 'pointermove', { clientY: 215 })
  await expect.poll(order).toBe('BCA')
  expect(held()).toBe('A')
  point(list, 'pointerup')
  await expect.poll(held).toBeUndefined()
  point(list, 'pointermove', { clientY: 105 })
  expect(order()).toBe('BCA')
})

test('files are taken by drop and by paste, with the invitation only while they hang over', async () => {
  const taken: string[][] = []
  const screen = await render(
    <DropArea onFiles={(files) => taken.push(files.map(({ name }) => name))} invitation="Drop it here">
      <p>The tool</p>
    </DropArea>,
  )
  const tool = screen.getByText('The tool').element()
  const files = new DataTransfer()
  files.items.add(new File(['a'], 'a.txt'))
  const text = new DataTransfer()
  text.setData('text/plain', 'a')
  const drag = (kind: string, dataTransfer: DataTransfer) => {
    const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
    tool.dispatchEvent(event)
    return event.defaultPrevented
  }
  const invitation = screen.getByText('Drop it here')
  drag('dragenter', text)
  await expect.element(invitation).not.toBeInTheDocument()
  expect(drag('drop', text)).toBe(false)
  drag('dragenter', files)
  await expect.element(invitation).toBeVisible()
  expect(drag('dragover', files)).toBe(true)
  drag('dragleave', files)
  await expect.element(invitation).not.toBeInTheDocument()
  drag('dragenter', files)
  expect(drag('drop', files)).toBe(true)
  await expect.element(invitation).not.toBeInTheDocument()
  const paste = (clipboardData: DataTransfer) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([paste(text), paste(files)]).toEqual([false, true])
  expect(taken).toEqual([['a.txt'], ['a.txt']])
})

test('a chart has round marks up to its largest value, names of its lines, and its data as a table', async () => {
  const chart = (series: Parameters<typeof LineChart>[0]['series']) => (
    <LineChart
      title="Balance"
      series={series}
      xLabel={(x) => `x${x}`}
      yLabel={(y) => `y${y}`}
      table={<p>in numbers</p>}
    />
  )
  const one = {
    name: 'One',
    points: [
      { x: 0, y: 0 },
      { x: 10, y: 730 },
    ],
  }
  const screen = await render(chart([one]))
  const marks = () =>
    [...screen.container.querySelectorAll('figure [aria-hidden] span')].map(({ textContent }) => textContent)
  expect(marks()).toEqual(['y0', 'y200', 'y400', 'y600', 'y800', 'x0', 'x5', 'x10'])
  const paths = () =>
    [...screen.container.querySelectorAll('path[fill=none]')].map((path) => path.getAttribute('d'))
  expect(paths()).toEqual(['M0.00 100.00L100.00 8.75'])
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
  await screen.rerender(chart([one, { name: 'Other', points: [{ x: 5, y: 800 }] }]))
  expect(paths()).toEqual(['M0.00 100.00L100.00 8.75', 'M50.00 0.00'])
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['One', 'Other'])
  await screen.rerender(chart([]))
  expect(screen.container.textContent).toBe('')
})

test.each([
  ['image/png', 'img'],
  ['audio/wav', 'audio'],
  ['video/mp4', 'video'],
  ['application/pdf', 'iframe'],
])('%s is shown by %s, under its name', async (mediaType, element) => {
  const screen = await render(<MediaView blob={new Blob(['x'])} mediaType={mediaType} label="The file" />)
  await expect.poll(() => screen.container.querySelector(element) !== null).toBe(true)
  const shown = screen.container.querySelector(element)
  expect(shown?.getAttribute('alt') ?? shown?.ariaLabel ?? shown?.getAttribute('title')).toBe('The file')
  expect([isMedia(mediaType), isMedia('text/html'), isMedia('application/pdfx')]).toEqual([
    true,
    false,
    false,
  ])
})

test('keys, strings, numbers and words of JSON have colors of their own, and nothing of the text is lost', async () => {
  const text = '{"a\\"b": ["c", -1.5e3, true], "d" :null}'
  const screen = await render(<JsonColors text={text} />)
  expect(screen.container.textContent).toBe(text)
  const colored = [...screen.container.querySelectorAll('span')].map((part) => [
    part.textContent,
    part.style.color,
  ])
  expect(colored).toEqual([
    ['"a\\"b"', 'var(--dev)'],
    ['"c"', 'var(--finance)'],
    ['-1.5e3', 'var(--fun)'],
    ['true', 'var(--text)'],
    ['"d"', 'var(--dev)'],
    ['null', 'var(--text)'],
  ])
})

test('a long text is cut at lines, and is whole', async () => {
  const text = `${'x'.repeat(11_999)}\n`.repeat(3)
  const screen = await render(<LongText text={text} />)
  expect(screen.container.textContent === text).toBe(true)
  expect(
    [...screen.container.querySelectorAll('span')].every(({ textContent }) => textContent?.endsWith('\n')),
  ).toBe(true)
  await screen.rerender(<LongText text={'x'.repeat(24_000)} />)
  expect(screen.container.querySelectorAll('span')).toHaveLength(0)
})

test('an address is filled in by browsers and needed', async () => {
  const onChange = vi.fn()
  const screen = await render(<EmailField value="" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toBeRequired()
  for (const [name, value] of [
    ['type', 'email'],
    ['autocomplete', 'email'],
    ['maxlength', '254'],
  ] as const)
    await expect.element(field).toHaveAttribute(name, value)
})
