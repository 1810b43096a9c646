import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fold } from './request-pane.tsx'

test('a folded section hides its content and its actions', async () => {
  const screen = await render(
    <Fold title="Headers" note="2" actions={<button type="button">Add</button>}>
      <p>Accept</p>
    </Fold>,
  )
  const title = screen.getByRole('button', { name: /^Headers/ })
  const inside = () =>
    [...document.querySelectorAll('p, section button')].map(({ textContent }) => textContent)
  await expect.element(title).toHaveAttribute('aria-expanded', 'false')
  expect(inside()).toEqual(['Headers2'])
  await userEvent.click(title)
  await expect.element(title).toHaveAttribute('aria-expanded', 'true')
  expect(inside()).toEqual(['Headers2', 'Add', 'Accept'])
  expect(document.getElementById(title.element().getAttribute('aria-controls') ?? '')?.textContent).toBe(
    'Accept',
  )
})
