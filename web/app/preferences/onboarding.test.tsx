import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { INTERESTS } from '../../catalog/interests.ts'
import { isOnboardingCompleted, useInterests } from './chosen-interests.ts'
import Onboarding from './onboarding.tsx'

let known: ReturnType<typeof useInterests>
function Seen({ onClose }: { readonly onClose: () => void }) {
  known = useInterests()
  return <Onboarding onClose={onClose} />
}
const state = () => [isOnboardingCompleted(), known.isShowingAll, known.chosen]

test('a chosen interest is listed first; pressing twice deselects it', async () => {
  const onClose = vi.fn()
  const screen = await render(<Seen onClose={onClose} />)
  const chip = (name: string) => screen.getByRole('button', { name, exact: true })
  await expect.element(chip('Show All Tools')).toBeVisible()
  expect(document.activeElement?.textContent).toBe(INTERESTS[0]?.choice)
  for (const name of ['Team', 'Fun', 'Team']) await userEvent.click(chip(name))
  await expect.element(chip('Team')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(chip('Fun')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(chip('Continue'))
  expect(onClose).toHaveBeenCalledTimes(1)
  await expect.poll(state).toEqual([true, false, ['fun']])
})

test.each(['Skip for now', 'Close', 'Escape'])(
  '%s ends it and shows all, and it is not displayed again',
  async (way) => {
    const onClose = vi.fn()
    const screen = await render(<Seen onClose={onClose} />)
    known.setShowingAll(false)
    await expect.poll(() => known.isShowingAll).toBe(false)
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(screen.getByRole('button', { name: way }))
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await expect.poll(() => state().slice(0, 2)).toEqual([true, true])
  },
)
