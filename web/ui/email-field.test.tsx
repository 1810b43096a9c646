import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { EmailField } from './email-field.tsx'

test('an address is filled in by browsers and needed', async () => {
  const onChange = vi.fn()
  const screen = await render(<EmailField value="" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toBeRequired()
  for (const [name, value] of [
    ['type', 'email'],
    ['autocomplete', 'email'],
    ['maxlength', '254'],
  ] as const)
    await expect.element(field).toHaveAttribute(name, value)
})
