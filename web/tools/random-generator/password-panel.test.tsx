import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Strength } from './password-panel.tsx'

test.each([
  [44.9, 'Weak', '44.9 bits'],
  [45, 'Fair', '45.0 bits'],
  [64.9, 'Fair', '64.9 bits'],
  [65, 'Strong', '65.0 bits'],
  [89.9, 'Strong', '89.9 bits'],
  [90, 'Very strong', '90.0 bits'],
])('%d bits are %s', async (bits, word, entropy) => {
  const screen = await render(<Strength bits={bits} />)
  await expect.element(screen.getByLabelText('Strength')).toHaveTextContent(word)
  await expect.element(screen.getByLabelText('Entropy')).toHaveTextContent(entropy)
})

test('nothing is said of a password that cannot be made', async () => {
  const screen = await render(<Strength bits={undefined} />)
  expect(screen.container.textContent).toBe('')
})
