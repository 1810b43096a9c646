import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Offer } from './detectors.ts'
import { useOffers } from './use-offers.ts'

type Ask = {
  readonly text: string
  readonly signal: AbortSignal
  readonly answer: (offers: readonly Offer[]) => void
  readonly fail: () => void
}
let asks: Ask[] = []
vi.mock('./find-offers.ts', () => ({
  findOffers: (
    { text }: { readonly text: string },
    _: unknown,
    { signal }: { readonly signal: AbortSignal },
  ) =>
    new Promise((answer, reject) => {
      asks.push({ text, signal, answer, fail: () => reject(new Error('broken')) })
    }),
}))

beforeEach(() => {
  asks = []
})

const offer = (slug: string): Offer => ({ slug, confidence: 1, says: 'text', isPersisted: true })

function Offers({ input }: { readonly input: string | undefined }) {
  return (
    <output>
      {useOffers(input)
        ?.map(({ slug }) => slug)
        .join(' ') ?? 'looking'}
    </output>
  )
}

test('useOffers(): returns the offers of the current input, never of an earlier one', async () => {
  const screen = await render(<Offers input="one" />)
  const shown = () => screen.container.textContent
  await expect.poll(() => asks.length).toBe(1)
  expect(shown()).toBe('looking')
  await act(async () => asks[0]?.answer([offer('a'), offer('b')]))
  expect(shown()).toBe('a b')
  await screen.rerender(<Offers input="two" />)
  expect(shown()).toBe('looking')
  await expect.poll(() => asks.length).toBe(2)
  await screen.rerender(<Offers input="three" />)
  await expect.poll(() => asks.length).toBe(3)
  expect(asks.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  await act(async () => asks[2]?.answer([offer('three')]))
  expect(shown()).toBe('three')
  await act(async () => asks[1]?.answer([offer('late')]))
  expect(shown()).toBe('three')
  await screen.rerender(<Offers input={undefined} />)
  expect([shown(), asks.length]).toEqual(['looking', 3])
})

test('useOffers(): returns nothing if no tool matches', async () => {
  const screen = await render(<Offers input="one" />)
  await expect.poll(() => asks.length).toBe(1)
  await act(async () => asks[0]?.fail())
  expect(screen.container.textContent).toBe('')
})
