import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordField } from './account-fields.tsx'

test('a password is hidden until its button is pressed, and hidden again by the next press', async () => {
  const onChange = vi.fn()
  const screen = await render(<PasswordField label="Password" value="secret" onChange={onChange} />)
  const field = screen.getByLabelText('Password', { exact: true })
  const show = screen.getByRole('button', { name: 'Show password' })
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(show).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(show)
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(show).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(show)
  await expect.element(field).toHaveAttribute('type', 'password')
  await userEvent.fill(field, 'other')
  expect(onChange.mock.calls).toEqual([['other']])
})

test('a present password is filled in by the browser and has no rules; a new one has eight characters and no more than 128', async () => {
  const looks = () =>
    [...document.querySelectorAll('input')].map(
      ({ name, autocomplete, minLength, maxLength, required }) =>
        [name, autocomplete, minLength, maxLength, required] as const,
    )
  const hint = 'At least 8 characters.'
  const field = (known: { readonly isNew?: boolean; readonly isOptional?: boolean }) => (
    <PasswordField label="Password" value="" onChange={vi.fn()} showLabel="Show it" {...known} />
  )
  const screen = await render(field({}))
  expect(looks()).toEqual([['password', 'current-password', -1, 128, true]])
  await expect.element(screen.getByText(hint)).not.toBeInTheDocument()
  await screen.rerender(field({ isNew: true }))
  expect(looks()).toEqual([['new-password', 'new-password', 8, 128, true]])
  await expect.element(screen.getByText(hint)).toBeVisible()
  await screen.rerender(field({ isOptional: true }))
  expect(looks()).toEqual([['password', 'current-password', -1, 128, false]])
  await expect.element(screen.getByRole('button', { name: 'Show it' })).toBeVisible()
})
