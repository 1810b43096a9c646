import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '../platform/copies.fixture.ts'
import { ResultsCard } from './results-card.tsx'
import { TextArea } from './text-area.tsx'
import { ToolBar } from './tool-bar.tsx'

afterEach(() => vi.restoreAllMocks())

test('more options open in place, from the start where one was changed, until the visitor chooses', async () => {
  const bar = (isOpen: boolean) => (
    <ToolBar mode={<b>mode</b>} more={<input aria-label="Rare" />} isOpen={isOpen} />
  )
  const screen = await render(bar(false))
  const button = screen.getByRole('button', { name: 'Options' })
  const rare = screen.getByRole('textbox', { name: 'Rare' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(rare).not.toBeInTheDocument()
  await screen.rerender(bar(true))
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(rare).toBeVisible()
  const container = document.getElementById(button.element().getAttribute('aria-controls') ?? '')
  expect(container?.contains(rare.element())).toBe(true)
  await userEvent.click(button)
  await expect.element(rare).not.toBeInTheDocument()
  await screen.rerender(bar(false))
  await userEvent.click(button)
  await expect.element(rare).toBeVisible()
})

test('options that open elsewhere do not open in place too', async () => {
  const onOptions = vi.fn(() => true)
  const screen = await render(<ToolBar mode={<b>mode</b>} more={<input />} onOptions={onOptions} />)
  const button = screen.getByRole('button', { name: 'Options' })
  await userEvent.click(button)
  expect(onOptions).toHaveBeenCalledOnce()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  onOptions.mockReturnValue(false)
  await userEvent.click(button)
  await expect.element(screen.getByRole('textbox')).toBeVisible()
})

test('a link to the state is copied, which is said for a while', async () => {
  const copies = spyOnClipboard()
  const screen = await render(<ToolBar share={() => ({ a: 1 })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await expect.element(screen.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(screen.container.querySelector('[aria-live=polite]')?.textContent).toBe('Copied!')
  expect(copies[0]?.startsWith(`${location.origin}${location.pathname}#s=1.`)).toBe(true)
})

test('a state that is too large for a link is reported', async () => {
  const copies = spyOnClipboard()
  const bytes = crypto.getRandomValues(new Uint8Array(60_000))
  const text = Array.from(bytes, (byte) => byte.toString(36)).join('')
  const screen = await render(<ToolBar share={() => ({ text })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await expect.element(screen.getByRole('button', { name: 'Too large to share as a link' })).toBeVisible()
  expect(copies).toEqual([])
})

test('results are copied with additional ones below, announced together, and not during an error', async () => {
  const copies = spyOnClipboard()
  const onPrint = vi.fn()
  const card = (problem?: { readonly message: string; readonly detail: string }) => (
    <ResultsCard
      results={[
        { label: 'Net', text: '1' },
        { label: 'Gross', text: '2' },
      ]}
      shownBelow={[{ label: 'Saved', text: '3' }]}
      problem={problem}
      problemId="the-problem"
      onPrint={onPrint}
    />
  )
  const screen = await render(card())
  const lines = 'Net: 1\nGross: 2\nSaved: 3'
  const announced = () => screen.container.querySelector('p[aria-live=polite]')?.textContent
  await expect.poll(announced).toBe('Net: 1')
  expect(
    screen
      .getByRole('status')
      .elements()
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Net', 'Gross'])
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect([copies, onPrint.mock.calls.length]).toEqual([[lines], 1])
  await screen.rerender(card({ message: 'It cannot be', detail: '' }))
  await expect.element(screen.getByRole('alert')).toHaveAttribute('id', 'the-problem')
  await expect.poll(announced).toBe('')
})

test('a few lines of prose have a label and a hint', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <TextArea label="Notes" value="a" onChange={onChange} hint="For you" placeholder="Anything" rows={5} />,
  )
  const notes = screen.getByRole('textbox', { name: 'Notes' })
  await expect.element(notes).toHaveAccessibleDescription('For you')
  await userEvent.fill(notes, 'ab')
  expect(onChange.mock.calls).toEqual([['ab']])
})
