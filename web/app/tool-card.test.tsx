import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tools } from '../catalog/catalog.ts'
import { ToolGrid } from './tool-card.tsx'

test('each tool in a grid is a link with its tagline and its own star', async () => {
  const two = ['word-counter', 'metronome'].flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])
  const screen = await render(<ToolGrid tools={two} />)
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Word Counter', '/word-counter'],
    ['Metronome', '/metronome'],
  ])
  expect([...document.querySelectorAll('li p')].map(({ textContent }) => textContent)).toEqual(
    two.map(({ tagline }) => tagline),
  )
  const star = (title: string) => screen.getByRole('button', { name: `Favorite ${title}`, exact: true })
  await userEvent.click(star('Metronome'))
  await expect.element(star('Metronome')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(star('Word Counter')).toHaveAttribute('aria-pressed', 'false')
})
