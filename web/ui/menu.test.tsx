import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuButton } from './menu-button.tsx'
import { ToolBar } from './tool-bar.tsx'

async function opened() {
  const chosen: string[] = []
  const item = (label: string) => ({ label, onChoose: () => chosen.push(label) })
  const items = [item('One'), { ...item('Two'), isDisabled: true }, item('Three')]
  const screen = await render(
    <>
      <MenuButton label="More" items={items} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'More' })
  await userEvent.click(button)
  await expect.element(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus()
  return { screen, chosen, button, menu: screen.getByRole('menu', { name: 'More' }) }
}

test('Escape, the button and leaving close a menu without a choice', async () => {
  const { screen, chosen, button, menu } = await opened()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(button)
  await expect.element(menu).not.toBeInTheDocument()
  await userEvent.click(button)
  await expect.element(menu).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(menu).not.toBeInTheDocument()
  expect(chosen).toEqual([])
})

test('the bar offers one example or a menu of several, a link, and clearing if there is content', async () => {
  const onExample = vi.fn()
  const onClear = vi.fn()
  // Both rows are drawn, the wide one and that of a narrow window, which has all behind three dots.
  const names = () =>
    screen
      .getByRole('button')
      .elements()
      .map((one) => [one.ariaLabel ?? one.textContent, one.ariaDisabled])
  const entries = () =>
    screen
      .getByRole('menuitem')
      .elements()
      .map((one) => [one.textContent, one.ariaDisabled])
  const screen = await render(
    <ToolBar examples={[{ title: 'A list' }]} onExample={onExample} onClear={onClear} isEmpty />,
  )
  expect(names()).toEqual([
    ['Example', null],
    ['Clear', 'true'],
    ['More', null],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Example' }))
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await expect.poll(entries).toEqual([
    ['Example', null],
    ['Clear', 'true'],
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Example' }))
  expect(onExample.mock.calls).toEqual([['A list'], ['A list']])
  await screen.rerender(
    <ToolBar
      examples={[{ title: 'A list' }, { title: 'A tree' }]}
      onExample={onExample}
      share={() => ({})}
      onClear={onClear}
    />,
  )
  expect(names().map(([name]) => name)).toEqual(['Example', 'Copy link', 'Clear', 'More'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await expect.poll(entries).toEqual([
    ['Example: A list', null],
    ['Example: A tree', null],
    ['Copy link', null],
    ['Clear', null],
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Example: A tree' }))
  expect(onExample.mock.calls.at(-1)).toEqual(['A tree'])
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledTimes(2)
})
