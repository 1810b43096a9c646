import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { pasteInto } from '#web/platform/paste.fixture.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { BacklogCard } from './backlog-card.tsx'
import { notedActs, storyOf, tableWith } from './table.fixture.ts'
import type { Table } from './table.ts'

afterEach(() => vi.restoreAllMocks())

const TABLE = tableWith({
  stories: [
    storyOf('1', 'Login', { finalEstimate: '3' }),
    storyOf('2', 'Search', { description: 'By name' }),
    storyOf('3', 'Logout', { finalEstimate: '?' }),
  ],
  currentId: '2',
})

async function shown(table: Table = TABLE) {
  const { acts, done } = notedActs()
  const screen = await render(<BacklogCard table={table} acts={acts} />)
  return {
    screen,
    done,
    change: (now: Table) => screen.rerender(<BacklogCard table={now} acts={acts} />),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true })),
  }
}

test('adding a story clears the fields for the next, a rejected one remains', async () => {
  const { screen, done, press } = await shown()
  const title = screen.getByRole('textbox', { name: 'Story title' })
  const description = screen.getByRole('textbox', { name: 'Story description' })
  await userEvent.fill(description, 'As ever')
  await press('Add Story')
  await expect.element(description).toHaveValue('As ever')
  await userEvent.fill(title, 'Print')
  await userEvent.click(description)
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveValue('')
  await expect.element(description).toHaveValue('')
  expect(done).toEqual([
    ['addStory', { title: '', description: 'As ever' }],
    ['addStory', { title: 'Print', description: 'As ever' }],
  ])
  expect(pasteInto(title.element(), 'One line\n')).toBe(false)
  expect(pasteInto(title.element(), 'One\tfirst\nTwo')).toBe(true)
  await expect
    .poll(() => done[2])
    .toEqual([
      'addStories',
      [
        { title: 'One', description: 'first' },
        { title: 'Two', description: '' },
      ],
    ])
})

test('each story has its estimate, the present one is marked; it is chosen and removed by its title', async () => {
  const { screen, done, change, button, press } = await shown()
  await expect.element(screen.getByText('2 of 3 estimated, 3 points')).toBeVisible()
  const rows = () =>
    screen
      .getByRole('list', { name: 'Story Backlog' })
      .getByRole('listitem')
      .elements()
      .map((row) => [row.textContent, row.querySelector('[aria-current=true]')?.textContent])
  expect(rows()).toEqual([
    ['Login3', undefined],
    ['Search', 'Search'],
    ['Logout?', undefined],
  ])
  await press('Login')
  await press('Remove Logout')
  expect(done).toEqual([
    ['selectStory', '1'],
    ['removeStory', '3'],
  ])
  await change({ ...TABLE, canLead: false })
  expect(rows()[1]).toEqual(['Search', 'Search'])
  await expect.element(button('Login')).not.toBeInTheDocument()
  await expect.element(button('Remove Logout')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Story title' })).not.toBeInTheDocument()
  await expect.element(button('Files')).toBeVisible()
  await change({ ...TABLE, stories: [] })
  await expect.element(screen.getByText('No stories yet.')).toBeVisible()
})

test('stories are renamed, described, moved and removed where they are edited', async () => {
  const { screen, done, button, press } = await shown()
  const edit = button('Edit, order, files')
  await expect.element(edit).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(edit)
  await expect.element(edit).toHaveAttribute('aria-expanded', 'true')
  const title = screen.getByRole('textbox', { name: 'Title of Login' })
  await userEvent.click(title)
  await userEvent.keyboard('{Enter}')
  await expect.element(title).not.toHaveFocus()
  expect(done).toEqual([])
  await userEvent.fill(title, 'Sign in')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: /^Description of/ })).toHaveValue('By name')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Description of Search' }), 'By day')
  await press('Move Search up')
  await press('Move Search down')
  await press('Remove Logout')
  expect(done).toEqual([
    ['editStory', '1', { title: 'Sign in' }],
    ['editStory', '2', { title: 'Search', description: 'By day' }],
    ['moveStory', '2', -1],
    ['moveStory', '2', 1],
    ['removeStory', '3'],
  ])
})

test('results go out as a file and as Markdown; without stories there are none', async () => {
  const [saved, copied] = [watchSaves(), spyOnClipboard()]
  const { screen, change, button, press } = await shown()
  await press('Edit, order, files')
  await press('Download')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['estimates.csv'])
  expect(await saved[0]?.text()).toBe('Title,Final estimate,Points\r\nLogin,3,3\r\nSearch,,\r\nLogout,?,\r\n')
  await press('Copy as Markdown')
  expect(copied).toEqual([
    '| Story | Estimate |\n| --- | ---: |\n| Login | 3 |\n| Search |  |\n| Logout | ? |\n| **Total** | **3** |\n',
  ])
  await expect.element(screen.getByLabelText('Upload')).toBeInTheDocument()
  await change({ ...TABLE, stories: [], canLead: false })
  await expect.element(button('Download')).toBeDisabled()
  await expect.element(screen.getByLabelText('Upload')).not.toBeInTheDocument()
})
