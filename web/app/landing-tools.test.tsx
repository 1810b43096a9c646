import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { tools } from '../catalog/catalog.ts'
import { AllTools, FirstTools } from './landing-tools.tsx'
import { favorites } from './preferences/favorites.ts'
import { visitStore } from './preferences/visits.ts'

const idOf = (slug: string) => tools.find((tool) => tool.slug === slug)?.id ?? 0
const visit = (slug: string, count: number, last: number) => ({ id: idOf(slug), count, last })

test('favorite tools are first, then those opened twice or more, then the default ones, eight in all without duplicates', async () => {
  favorites.set([])
  visitStore.set({ isOn: true, visits: [] })
  const screen = await render(<FirstTools />)
  const slugs = () =>
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')?.slice(1))
  const defaults = slugs()
  expect(new Set(defaults).size).toBe(8)
  favorites.set([idOf('word-counter'), idOf('metronome'), 999_999])
  visitStore.set({
    isOn: true,
    visits: [
      visit('regex-tester', 1, 9),
      visit('loan-calculator', 2, 5),
      visit('jwt-decoder', 2, 6),
      visit('metronome', 9, 1),
    ],
  })
  await expect
    .poll(slugs)
    .toEqual(['word-counter', 'metronome', 'jwt-decoder', 'loan-calculator', ...defaults.slice(0, 4)])
})

test('every tool but the toolbox stands once under its home category', async () => {
  const screen = await render(<AllTools />)
  const own = tools.filter(({ slug }) => slug !== 'my-toolbox')
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`All ${own.length} tools`)
  const links = [...screen.container.querySelectorAll('li li a')].map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(own.map(({ slug }) => `/${slug}`).toSorted())
  for (const heading of screen.getByRole('heading', { level: 3 }).elements()) {
    const category = heading.querySelector('a')?.getAttribute('href')?.split('/').at(-1)
    const below = [...(heading.parentElement?.querySelectorAll(':scope > ul a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
    expect(below).toEqual(
      own.filter(({ categories }) => categories[0] === category).map(({ slug }) => `/${slug}`),
    )
  }
})
