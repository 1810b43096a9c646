import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { preferences } from '../preferences/preferences.ts'
import { NavigationBar } from './navigation-bar.tsx'

vi.mock('./route.ts', () => ({ usePath: () => '/tools' }))

afterEach(() => vi.restoreAllMocks())

test('the bar names the page, opens the search and its menu, and cycles through the themes', async () => {
  preferences.set({ theme: 'system', hasSlashKey: false })
  const onSearch = vi.fn()
  const screen = await render(<NavigationBar onSearch={onSearch} />)
  const current = [...screen.container.querySelectorAll('[aria-current=page]')]
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/tools'])
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenCalledTimes(1)
  const menu = screen.getByRole('button', { name: 'Menu' })
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(menu)
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(menu)
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  const theme = screen.getByRole('button', { name: 'Theme' })
  for (const name of ['light', 'dark', 'system'] as const) {
    await userEvent.click(theme)
    await expect.element(theme).toHaveAttribute('aria-description', name)
    expect([preferences.get(), document.documentElement.dataset.theme]).toEqual([
      { theme: name, hasSlashKey: false },
      name,
    ])
  }
})
