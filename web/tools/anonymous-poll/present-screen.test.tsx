import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '#web/ui/page.fixture.tsx'
import { pollOf } from './poll.fixture.ts'
import PresentScreen from './present-screen.tsx'

async function shown(ids: readonly string[], known: Parameters<typeof pollOf>[0] = {}) {
  vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
  const onClose = vi.fn()
  const page = await openPage(
    <PresentScreen
      poll={pollOf(known)}
      ids={ids}
      onClose={onClose}
      resultsOf={({ voters, results }, options) => (
        <>
          {results === null && options}
          <p>{voters} voters</p>
        </>
      )}
      Other={({ id, show }) => show(pollOf({ id, question: `Poll ${id}` }))}
    />,
  )
  /** Whether the screen took a key. */
  const handlesKey = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    page.button('Leave').element().dispatchEvent(event)
    return event.defaultPrevented
  }
  return {
    ...page,
    onClose,
    handlesKey,
    title: page.screen.getByRole('heading', { level: 2 }),
    previous: page.button('Previous poll'),
    next: page.button('Next poll'),
  }
}

test.each([[[]], [['AAAA']], [['BBBB', 'CCCC']]])(
  'a poll that is alone or not of the author’s (%j) has no others to step to',
  async (ids) => {
    const { handlesKey, next, previous, title } = await shown(ids)
    await expect.element(title).toHaveTextContent('Which?')
    await expect.element(next).not.toBeInTheDocument()
    await expect.element(previous).not.toBeInTheDocument()
    expect(handlesKey('ArrowRight')).toBe(false)
    await expect.element(title).toHaveTextContent('Which?')
  },
)

test('of two polls the first has a next one, the last a previous one; keys without modifiers move by one', async () => {
  const { screen, handlesKey, next, previous, title } = await shown(['AAAA', 'BBBB'])
  await expect.element(screen.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).not.toHaveAttribute('aria-disabled')
  expect(
    [{ ctrlKey: true }, { metaKey: true }, { altKey: true }].map((modifier) =>
      handlesKey('ArrowRight', modifier),
    ),
  ).toEqual([false, false, false])
  expect([handlesKey('Enter'), handlesKey('ArrowRight')]).toEqual([false, true])
  await expect.element(title).toHaveTextContent('Poll BBBB')
  await expect.element(screen.getByText('2 of 2', { exact: true })).toBeVisible()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).not.toHaveAttribute('aria-disabled')
  expect(handlesKey('PageDown')).toBe(true)
  await expect.element(title).toHaveTextContent('Poll BBBB')
  await userEvent.click(previous)
  await expect.element(title).toHaveTextContent('Which?')
})

test("shows the options until there are results, with the poll's link, and Leave returns to the page", async () => {
  const { screen, press, onClose } = await shown(['AAAA'], { results: null, voters: 3 })
  await expect.element(screen.getByRole('list', { name: 'Options' })).toHaveTextContent('TeaCoffeeWater')
  await expect.element(screen.getByText('3 voters')).toBeVisible()
  await expect.element(screen.getByText(`${location.host}/poll/AAAA`, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'QR code of this poll’s link' })).toBeVisible()
  await press('Leave')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await screen.unmount()
  const counted = await shown(['AAAA'])
  await expect.element(counted.screen.getByRole('list', { name: 'Options' })).not.toBeInTheDocument()
})
