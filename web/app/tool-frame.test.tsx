import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tools } from '../catalog/catalog.ts'
import { favorites } from './preferences/favorites.ts'
import { visitStore } from './preferences/visits.ts'
import { ToolFrame } from './tool-frame.tsx'

function toolAt(slug: string) {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) throw new Error(`No ${slug}`)
  return tool
}

test.each([
  ['json-formatter', 'Runs on this device'],
  ['anonymous-poll', 'Shared through this server'],
  ['api-tester', 'Talks only to the address you enter'],
])('%s shows its place of execution, its description and its neighbors', async (slug, where) => {
  const tool = toolAt(slug)
  const screen = await render(
    <ToolFrame tool={tool} related={<p>neighbors</p>}>
      the tool
    </ToolFrame>,
  )
  await expect.element(screen.getByRole('button', { name: where })).toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tool.title)
  await expect.element(screen.getByText(tool.tagline)).toBeInTheDocument()
  await expect.element(screen.getByText('neighbors')).toBeInTheDocument()
  expect(screen.getByRole('navigation').getByRole('link').elements().length).toBeGreaterThan(1)
})

test('each time a tool opens is counted once, and its star is the favorite of this browser', async () => {
  visitStore.set({ isOn: true, visits: [] })
  favorites.set([])
  const tool = toolAt('metronome')
  const screen = await render(
    <ToolFrame tool={tool} related={undefined}>
      the tool
    </ToolFrame>,
  )
  await expect.poll(() => visitStore.get().visits.map(({ id, count }) => [id, count])).toEqual([[tool.id, 1]])
  await screen.rerender(
    <ToolFrame tool={tool} related={<p>later</p>}>
      the tool
    </ToolFrame>,
  )
  expect(visitStore.get().visits.map(({ count }) => count)).toEqual([1])
  const star = screen.getByRole('button', { name: 'Favorite Metronome' })
  await userEvent.click(star)
  await expect.poll(() => favorites.get()).toEqual([tool.id])
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
})

test('a crashed tool is replaced by a help message, and the rest of the page remains', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  function Broken() {
    if (isBroken) throw new Error('broken')
    return <p>works again</p>
  }
  const tool = toolAt('metronome')
  const screen = await render(
    <ToolFrame tool={tool} related={undefined}>
      <Broken />
    </ToolFrame>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tool.title)
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('works again')).toBeInTheDocument()
  vi.restoreAllMocks()
})
