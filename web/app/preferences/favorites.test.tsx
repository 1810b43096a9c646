import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '../../ui/page.fixture.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { favorites } from './favorites.ts'

test('restoring a removed favorite preserves its position', async () => {
  favorites.set([7, 3, 5])
  const page = await openPage(<FavoriteButton tool={{ id: 3, title: 'Metronome' }} />)
  const { screen } = page
  const star = screen.getByRole('button', { name: 'Favorite Metronome' })
  await userEvent.click(star)
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  expect(favorites.get()).toEqual([7, 5])
  favorites.set([...favorites.get(), 9])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  expect(favorites.get()).toEqual([7, 3, 5, 9])
})
