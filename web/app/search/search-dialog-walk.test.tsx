import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Offer } from '../../open-with/detectors.ts'
import { openWithSetting } from '../../open-with/setting.ts'
import { catchVisits } from '../../platform/visits.fixture.ts'
import { favorites } from '../preferences/favorites.ts'
import { preferences } from '../preferences/preferences.ts'
import { SearchDialog } from './search-dialog.tsx'

let offers: readonly Offer[] | undefined
const pasted: unknown[] = []

vi.mock('../../open-with/use-offers.ts', () => ({
  useOffers: (input: string | undefined) => (input === undefined ? undefined : offers),
}))
vi.mock('../../open-with/open-offer.ts', () => ({ openOffer: (choice: unknown) => pasted.push(choice) }))
vi.mock('../../open-with/show-open-with.tsx', () => ({ openWith: (input: unknown) => pasted.push(input) }))

beforeEach(() => {
  offers = []
  pasted.length = 0
  favorites.set([])
  preferences.set({ theme: 'system', hasSlashKey: true })
  openWithSetting.set(true)
})

async function opened(typed?: string) {
  const onClose = vi.fn()
  const screen = await render(<SearchDialog {...(typed !== undefined && { typed })} onClose={onClose} />)
  const field = screen.getByRole('searchbox', { name: 'Search tools' })
  return {
    screen,
    onClose,
    field,
    status: screen.getByRole('status'),
    links: () =>
      screen
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
  }
}

test('arrows walk from the field through the results and back, and stop at the last', async () => {
  const { screen, field, links, onClose } = await opened('json')
  await expect.element(field).toHaveFocus()
  const all = links()
  expect(all[0]).toBe('/json-formatter')
  const now = () => document.activeElement?.getAttribute('href')
  await userEvent.keyboard('{ArrowDown}')
  expect(now()).toBe(all[0])
  await userEvent.keyboard('{ArrowDown}')
  expect(now()).toBe(all[1])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveFocus()
  const last = screen.getByRole('link').last().element()
  if (last instanceof HTMLElement) last.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(last)
  await userEvent.click(field)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('a category narrows what is found, and one at a time is chosen', async () => {
  const { screen, links, status } = await opened()
  const chip = (name: string) => screen.getByRole('button', { name, exact: true })
  await expect.element(chip('All Tools')).toHaveAttribute('aria-pressed', 'true')
  const every = links()
  await userEvent.click(chip('Finance'))
  await expect.element(chip('Finance')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('All Tools')).toHaveAttribute('aria-pressed', 'false')
  expect(links()).toContain('/loan-calculator')
  expect(links()).not.toContain('/json-formatter')
  await expect.element(status).toHaveTextContent(`${links().length} tools`)
  await userEvent.click(chip('All Tools'))
  expect(links()).toEqual(every)
})

test('reports no results only after the tools have been searched', async () => {
  offers = undefined
  const { status, field, screen } = await opened('zzzzqqq')
  await expect.element(status).toHaveTextContent('0 tools')
  offers = []
  await userEvent.fill(field, 'zzzzqqqq')
  await expect.element(status).toHaveTextContent('No tools found matching your search.')
  offers = [{ slug: 'word-counter', confidence: 0.45, says: 'text', isPersisted: true }]
  await userEvent.fill(field, 'zzzzqqq')
  await expect.element(screen.getByRole('list', { name: 'Tools that fit' })).toBeVisible()
  await expect.element(status).toHaveTextContent('0 tools')
  offers = [{ slug: 'word-counter', confidence: 0.44, says: 'text', isPersisted: true }]
  await userEvent.fill(field, 'zzzzqqqqq')
  await expect.element(screen.getByRole('list', { name: 'Tools that fit' })).not.toBeInTheDocument()
})

test('a long paste, lines and files open the matching tools, a short paste is inserted into the field', async () => {
  const { field, onClose } = await opened()
  const paste = (text: string, file?: File) => {
    const clipboardData = new DataTransfer()
    if (file) clipboardData.items.add(file)
    else clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(paste('a word\n')).toBe(false)
  expect(paste('x'.repeat(200))).toBe(false)
  expect([pasted, onClose.mock.calls.length]).toEqual([[], 0])
  expect(paste('x'.repeat(201))).toBe(true)
  expect(paste('a\nb')).toBe(true)
  const file = new File(['a'], 'a.txt')
  expect(paste('', file)).toBe(true)
  expect(pasted.slice(0, 2)).toEqual(['x'.repeat(201), 'a\nb'])
  expect(pasted[2]).toMatchObject([{ name: 'a.txt' }])
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a result is added to favorites without leaving, and both switches are stored', async () => {
  const { screen, onClose } = await opened('metronome')
  const star = screen.getByRole('button', { name: 'Favorite Metronome' })
  await userEvent.click(star)
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  expect([favorites.get().length, onClose.mock.calls.length]).toEqual([1, 0])
  const slash = screen.getByRole('checkbox', { name: 'Press / to open search' })
  await expect.element(slash).toBeChecked()
  await userEvent.click(slash)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Suggest tools when I paste/ }))
  expect([preferences.get().hasSlashKey, openWithSetting.get()]).toEqual([false, false])
})

test('Enter opens the first of what was found, an offer before the tools by name', async () => {
  const visits = catchVisits()
  const { field, onClose, screen } = await opened('metronome')
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  expect(visits).toEqual([`${location.origin}/metronome`])
  expect(onClose).toHaveBeenCalledTimes(1)
  await screen.unmount()
  offers = [{ slug: 'word-counter', confidence: 0.9, says: 'text', isPersisted: true }]
  const again = await opened('metronome')
  await userEvent.click(again.field)
  await userEvent.keyboard('{Enter}')
  expect(pasted).toMatchObject([{ offer: { slug: 'word-counter' }, input: 'metronome' }])
  expect(visits).toHaveLength(1)
})

test("without results it shows the operator's contact, and whitespace alone finds every tool", async () => {
  const all = await opened()
  const count = all.links().length
  await all.screen.unmount()
  const { screen, field, links, status } = await opened('zzzzqqq')
  const options = screen.getByRole('link', { name: 'Suggest a tool' })
  await expect.element(status).toHaveTextContent('No tools found matching your search.')
  await expect.element(options).not.toBeInTheDocument()
  await userEvent.fill(field, '   ')
  await expect.poll(() => links().length).toBe(count)
  const meta = Object.assign(document.createElement('meta'), {
    name: 'suggestions',
    content: 'mailto:ideas@example.com',
  })
  document.head.append(meta)
  await userEvent.fill(field, 'zzzzqqqx')
  await expect.element(options).toHaveAttribute('href', 'mailto:ideas@example.com')
  await userEvent.fill(field, 'metronome')
  await expect.element(options).not.toBeInTheDocument()
  meta.remove()
})
