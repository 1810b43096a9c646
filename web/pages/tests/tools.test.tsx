import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { favorites } from '../../app/preferences/favorites.ts'
import { visitStore } from '../../app/preferences/visits.ts'
import { categorySections, tools, toolsIn } from '../../catalog/catalog.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import CategoryPage, { head as categoryHead } from '../category.tsx'
import MyToolboxPage from '../my-toolbox.tsx'
import ToolsPage from '../tools.tsx'

const idOf = (slug: string) => tools.find((tool) => tool.slug === slug)?.id ?? 0

beforeEach(() => {
  favorites.set([])
  visitStore.set({ isOn: true, visits: [] })
  localStorage.clear()
  // As if another tab had cleared the storage.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

// Before all others: whether it was shown is read once per page.
test('prompts new visitors for their categories, once', async () => {
  const screen = await render(<ToolsPage />)
  const dialog = screen.getByRole('dialog', { name: 'Choose your favorite categories' })
  await userEvent.click(dialog.getByRole('button', { name: 'Skip for now' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.unmount()
  const again = await render(<ToolsPage />)
  await expect.element(again.getByRole('dialog')).not.toBeInTheDocument()
})

async function toolsShown() {
  localStorage.setItem('sundry-onboarding-completed', 'true')
  localStorage.setItem('sundry-selected-categories', '["finance"]')
  localStorage.setItem('sundry-show-all-categories', 'false')
  dispatchEvent(new StorageEvent('storage', { key: null }))
  const page = await openPage(<ToolsPage />)
  return {
    ...page,
    shown: () =>
      page.screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
  }
}

test('the selected categories are listed alone, or all of them, and each can be viewed separately', async () => {
  const { shown, press, button, screen } = await toolsShown()
  expect(shown()).toEqual(['Finance Tools', 'Business'])
  await expect.element(button('My Categories')).toHaveAttribute('aria-pressed', 'true')
  await press('Business')
  expect(shown()).toEqual(['Business'])
  await expect.element(button('Business')).toHaveAttribute('aria-pressed', 'true')
  await press('All Categories')
  expect(shown()).toEqual(categorySections().map(({ category }) => category.title))
  await expect.element(button('All Categories')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('All')).toHaveAttribute('aria-pressed', 'true')
  const [design] = categorySections().filter(({ category }) => category.id === 'design')
  if (!design) throw new Error('There is no design')
  await press(design.category.title)
  await press('My Categories')
  expect(shown()).toEqual(['No tools found'])
  await press('Show all tools')
  expect(shown()).toHaveLength(categorySections().length)
  await press('Edit Preferences')
  await expect.element(screen.getByRole('dialog', { name: 'Choose your favorite categories' })).toBeVisible()
})

test('a category counts its tools, can be added to favorites as a whole, and restored', async () => {
  const { press, button, screen } = await toolsShown()
  const section = categorySections().find(({ category }) => category.id === 'business')
  const ids = section?.tools.map(({ id }) => id) ?? []
  const count = screen.getByRole('heading', { name: 'Business' }).element().nextElementSibling?.textContent
  expect(count).toBe(`${ids.length} ${ids.length === 1 ? 'tool' : 'tools'}`)
  favorites.set([999, ...ids.slice(1)])
  await press('Star all Business')
  expect(favorites.get()).toEqual([999, ...ids.slice(1), ...ids.slice(0, 1)])
  await expect.element(button('Unstar all Business')).toBeVisible()
  await press('Unstar all Business')
  expect(favorites.get()).toEqual([999])
  await press('Undo')
  expect(favorites.get()).toEqual([999, ...ids.slice(1), ...ids.slice(0, 1)])
})

test('the toolbox has the starred tools in their order, is searched, and walked by arrows', async () => {
  const screen = await render(<MyToolboxPage />)
  await expect.element(screen.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  favorites.set([idOf('metronome'), 999_999, idOf('json-formatter')])
  const links = () => [...screen.container.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))
  await expect.poll(links).toEqual(['/metronome', '/json-formatter'])
  const search = screen.getByRole('searchbox', { name: 'Search favorites' })
  await userEvent.click(search)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.getAttribute('href')).toBe('/json-formatter')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('href')).toBe('/json-formatter')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(search).toHaveFocus()
  await userEvent.fill(search, 'json')
  expect(links()).toEqual(['/json-formatter'])
  await userEvent.fill(search, 'qqqq')
  await expect.element(screen.getByText('No tools found matching "qqqq".')).toBeVisible()
})

test('a category shows its tools, and one that is none leads home', async () => {
  const screen = await render(<CategoryPage param="finance" />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Finance Tools')
  const links = [...screen.container.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(toolsIn('finance').map(({ slug }) => `/${slug}`))
  expect(categoryHead('finance').status).toBeUndefined()
  await screen.rerender(<CategoryPage param="nothing" />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Category Not Found')
  await expect.element(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(categoryHead('nothing').status).toBe(404)
})
