import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Offer } from './detectors.ts'
import type { Input } from './input.ts'
import { OfferList } from './offer-list.tsx'
import { OpenWithDialog } from './open-with-dialog.tsx'
import { QuickAnswer } from './quick-answer.tsx'
import { SendMenu } from './send-menu.tsx'
import type { Sendable } from './sendable-results.ts'
import { openWithSetting } from './setting.ts'

const world: { results: readonly Sendable[]; isSecretive: boolean; offers: readonly Offer[] | undefined } = {
  results: [],
  isSecretive: false,
  offers: undefined,
}
const opened: unknown[] = []

vi.mock('./sendable-results.ts', () => ({ getSendableResults: async () => world.results }))
vi.mock('./find-offers.ts', () => ({ isSecretive: async () => world.isSecretive }))
vi.mock('./use-offers.ts', () => ({ useOffers: () => world.offers }))
vi.mock('./open-offer.ts', () => ({ openOffer: (choice: unknown) => opened.push(choice) }))

beforeEach(() => {
  opened.length = 0
  world.isSecretive = false
  openWithSetting.set(true)
})

const offerOf = (slug: string, confidence: number, more: Partial<Offer> = {}): Offer => ({
  slug,
  confidence,
  says: 'text',
  isPersisted: true,
  ...more,
})
const JSON_OFFER = offerOf('json-formatter', 0.9, { says: 'JSON with 2 keys' })
const WORD_OFFER = offerOf('word-counter', 0.3, { isPersisted: false })

async function menuOf(results: readonly Sendable[]) {
  world.results = results
  const onClose = vi.fn()
  const button = document.body.appendChild(document.createElement('button'))
  const screen = await render(<SendMenu button={button} slug="case-converter" onClose={onClose} />)
  await expect.element(screen.getByRole('menuitem').first()).toHaveFocus()
  return { screen, onClose, button, item: (name: string) => screen.getByRole('menuitem', { name }) }
}

test('a menu of tools per result can be navigated by keys, and sends the selection', async () => {
  const { screen, onClose, button, item } = await menuOf([
    { label: 'Result', input: 'the text', offers: [JSON_OFFER, WORD_OFFER] },
    { label: 'Other', input: 'more', offers: [WORD_OFFER] },
  ])
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(
    screen
      .getByRole('group')
      .elements()
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Result', 'Other'])
  await expect.element(item('JSON Formatter')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('menuitem').last()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('JSON Formatter')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('menuitem').last()).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  expect(opened).toEqual([{ offer: WORD_OFFER, title: 'Word Counter', input: 'the text' }])
  expect(onClose).toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  await screen.unmount()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test.each(['{Escape}', '{Tab}'])('%s closes the menu and restores the focus', async (key) => {
  const { onClose, button } = await menuOf([{ label: 'Result', input: 'a', offers: [JSON_OFFER] }])
  await userEvent.keyboard(key)
  expect(onClose).toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(opened).toEqual([])
})

test('for a secret result, only tools that persist it say so', async () => {
  world.isSecretive = true
  const { item } = await menuOf([{ label: 'Result', input: 'a', offers: [JSON_OFFER, WORD_OFFER] }])
  await expect
    .element(item('JSON Formatter'))
    .toHaveAccessibleDescription('Keeps what it is given in this browser')
  await expect.element(item('Word Counter')).toHaveAccessibleDescription('')
})

test('the menu says that no tool accepts the result', async () => {
  const { item } = await menuOf([])
  await expect.element(item('Make a result first.')).toHaveAttribute('aria-disabled', 'true')
})

test.each<[Input, readonly Offer[] | undefined, string, string]>([
  ['  {"a":1}\nmore', [JSON_OFFER, WORD_OFFER], 'JSON with 2 keys', '{"a":1}'],
  ['abc', [WORD_OFFER], 'Text of no special kind', 'abc'],
  ['abc', [offerOf('word-counter', 0.5, { says: 'a list' })], 'Perhaps a list', 'abc'],
  ['abc', [], 'No tool can open this.', 'abc'],
  ['abc', undefined, 'Looking at it…', 'abc'],
  [[new File(['abc'], 'a.txt')], [WORD_OFFER], 'Perhaps text', 'a.txt (3 B)'],
  ['x'.repeat(300), [WORD_OFFER], 'Text of no special kind', 'x'.repeat(120)],
])('shows the detected type of the input (%#), with its start', async (input, offers, said, preview) => {
  world.offers = offers
  const screen = await render(<OpenWithDialog input={input} onClose={() => {}} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent(said)
  expect(screen.container.querySelector('p.font-mono')?.textContent).toBe(preview)
})

test('the best tool has the focus, arrows move through the others, and the selected one opens with the input', async () => {
  world.offers = [JSON_OFFER, WORD_OFFER]
  const onClose = vi.fn()
  const screen = await render(<OpenWithDialog input="abc" onClose={onClose} />)
  const list = screen.getByRole('list', { name: 'Tools that fit' })
  await expect.element(list.getByRole('button', { name: 'JSON Formatter' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(list.getByRole('button', { name: 'JSON Formatter' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(list.getByRole('button', { name: 'Word Counter' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual([{ offer: WORD_OFFER, title: 'Word Counter', input: 'abc' }])
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show this whenever I paste or drop' }))
  expect(openWithSetting.get()).toBe(false)
})

test('tools that are not there are not offered', async () => {
  const screen = await render(<OfferList offers={[offerOf('no-such-tool', 1)]} input="a" onOpen={() => {}} />)
  expect(screen.container.textContent).toBe('')
})

test.each([
  ['1 + 2 * 3', [], '7'],
  ['anything', [offerOf('unit-converter', 0.9, { answer: '180.34 cm' })], '180.34 cm'],
  // An uncertain tool does not answer.
  ['1 + 1', [offerOf('unit-converter', 0.7, { answer: '180.34 cm' })], '2'],
])('“%s” is answered at once', async (text, offers, answer) => {
  const screen = await render(<QuickAnswer text={text} offers={offers} />)
  await expect.element(screen.getByRole('status', { name: 'Answer' })).toHaveTextContent(answer)
  await screen.rerender(<QuickAnswer text="no sum" offers={[]} />)
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})
