import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readFragment } from '#lib/net/share-link.ts'
import { persistState } from '../platform/store/persisted.fixture.ts'
import { catchVisits } from '../platform/visits.fixture.ts'
import { openPage } from '../ui/page.fixture.tsx'
import type { Offer } from './detectors.ts'
import { openOffer } from './open-offer.ts'

const world: { delivered: unknown[]; navigations: string[]; own: string[]; arrives: boolean } = {
  delivered: [],
  navigations: [],
  own: [],
  arrives: true,
}
vi.mock('../platform/pending-input.ts', () => ({
  deliverInput: (next: unknown) => world.delivered.push(next),
}))
vi.mock('../app/navigation/navigation.ts', () => ({
  isOwnDocument: (path: string) => world.own.includes(path),
  navigate: async (path: string) => {
    world.navigations.push(path)
    return world.arrives
  },
}))

beforeEach(() => {
  Object.assign(world, { delivered: [], navigations: [], own: [], arrives: true })
  localStorage.removeItem('sundry-tool-word-counter')
})

const offer = (more: Partial<Offer> = {}): Offer => ({
  slug: 'word-counter',
  confidence: 0.9,
  says: 'text',
  isPersisted: true,
  textField: 'text',
  ...more,
})
const choice = (more: Partial<Offer> = {}, input: string | readonly File[] = 'the text') => ({
  offer: offer(more),
  title: 'Word Counter',
  input,
})

test('a tool opens with the input and its own options, its title has the focus, and Undo restores its previous content', async () => {
  persistState('word-counter', { text: 'mine', goal: '500' })
  const { screen, said } = await openPage(<h1>Word Counter</h1>)
  await openOffer(choice({ state: { goal: '100' } }))
  expect([world.navigations, world.delivered]).toEqual([
    ['/word-counter'],
    [{ state: { text: 'the text', goal: '100' } }],
  ])
  await expect.element(screen.getByRole('heading')).toHaveFocus()
  await expect.element(said).toHaveTextContent('Opened in Word CounterUndoCtrl+Z')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(world.delivered.at(-1)).toEqual({ state: { text: 'mine', goal: '500' } })
})

test('without persisted state undo is not offered, and an offer without a field passes only its state', async () => {
  const { screen, said } = await openPage(<h1>Word Counter</h1>)
  const { textField: _, ...bare } = offer({ state: { amount: '5' } })
  await openOffer({ offer: bare, title: 'Word Counter', input: '5 ft' })
  expect(world.delivered).toEqual([{ state: { amount: '5' } }])
  await expect.element(said).toHaveTextContent('Opened in Word Counter')
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('passes files unchanged, and text as a file if the tool accepts files', async () => {
  await openPage(<h1>Word Counter</h1>)
  const file = new File(['a'], 'a.pdf')
  await openOffer(choice({}, [file]))
  expect(world.delivered).toEqual([{ files: [file] }])
  await openOffer(choice({ fileName: 'pasted.csv' }, 'a,b'))
  const [input] = Object.values(Object(world.delivered[1])).flat()
  if (!(input instanceof File)) throw new Error('There is no file')
  expect([input.name, await input.text()]).toEqual(['pasted.csv', 'a,b'])
})

test("on the tool's own page nothing is loaded, and an aborted navigation passes nothing", async () => {
  await openPage(<h1>Word Counter</h1>)
  world.arrives = false
  await openOffer(choice())
  expect([world.navigations, world.delivered]).toEqual([['/word-counter'], []])
  const url = location.href
  history.replaceState(history.state, '', '/word-counter')
  await openOffer(choice())
  history.replaceState(history.state, '', url)
  expect([world.navigations.length, world.delivered]).toEqual([1, [{ state: { text: 'the text' } }]])
})

test.each(['/word-counter', '/'])(
  'if the document %s has a separate policy, a link passes the text',
  async (own) => {
    await openPage(<h1>Word Counter</h1>)
    world.own = [own === '/' ? location.pathname : own]
    const visits = catchVisits()
    await openOffer(choice({ state: { goal: '100' } }))
    expect([world.navigations, world.delivered, visits.length]).toEqual([[], [], 1])
    const to = new URL(visits[0] ?? '')
    expect([to.pathname, await readFragment(to.hash.slice(1))]).toEqual([
      '/word-counter',
      { text: 'the text', goal: '100' },
    ])
  },
)

test('reports input that is too large for a link, or a file', async () => {
  const { screen } = await openPage(<h1>Word Counter</h1>)
  world.own = ['/word-counter']
  const visits = catchVisits()
  await openOffer(choice({}, [new File(['a'], 'a.txt')]))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Too large to hand to Word Counter')
  expect([visits, world.delivered]).toEqual([[], []])
})
