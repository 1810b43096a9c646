import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import Options from './options.tsx'
import { notedActs, tableWith } from './table.fixture.ts'
import { keysStore } from './use-table-keys.ts'

test('the facilitator sets deck, timer and reveal; every participant can disable shortcuts', async () => {
  const { acts, done } = notedActs()
  const table = tableWith({ deck: { id: 'fibonacci', custom: [] } })
  const screen = await render(<Options table={table} acts={acts} />)
  const stop = screen.getByRole('button', { name: 'Stop timer' })
  await expect.element(stop).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['1 min', '2 min', '3 min', '5 min'])
    await userEvent.click(screen.getByRole('button', { name }))
  const deck = screen.getByLabelText('Deck')
  const use = screen.getByRole('button', { name: 'Use these cards' })
  await expect.element(use).not.toBeInTheDocument()
  await userEvent.selectOptions(deck, 'Powers of 2')
  await userEvent.selectOptions(deck, 'Custom')
  const cards = screen.getByRole('textbox', { name: 'Cards' })
  await expect.element(cards).toHaveValue('1, 2, 3, 5, 8, 13, 21, 34, 55, 89')
  await userEvent.fill(cards, '1')
  await expect.element(use).toBeDisabled()
  await expect.element(cards).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(cards, '1, 4')
  await expect.element(cards).not.toHaveAttribute('aria-invalid')
  await userEvent.click(use)
  const auto = screen.getByRole('checkbox', { name: 'Reveal when everyone has voted' })
  await userEvent.click(auto)
  expect(done).toEqual([
    ['setTimer', 60],
    ['setTimer', 120],
    ['setTimer', 180],
    ['setTimer', 300],
    ['setDeck', { id: 'powers', custom: [] }],
    ['setDeck', { id: 'custom', custom: ['1', '4'] }],
    ['setAutoReveal', true],
  ])
  await screen.rerender(<Options table={{ ...table, timerEndsAt: 5, autoReveals: true }} acts={acts} />)
  await expect.element(auto).toBeChecked()
  await userEvent.click(stop)
  expect(done.slice(7)).toEqual([['setTimer', 0]])
  await screen.rerender(<Options table={{ ...table, canLead: false }} acts={acts} />)
  await expect.element(deck).not.toBeInTheDocument()
  await expect.element(auto).not.toBeInTheDocument()
  const keys = screen.getByRole('checkbox', { name: 'Keys: digits pick a card, R reveals' })
  await expect.element(keys).toBeChecked()
  await userEvent.click(keys)
  expect(keysStore.get()).toBe(false)
})
