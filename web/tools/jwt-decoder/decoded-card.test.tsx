import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { decodeToken } from './decode-token.ts'
import { DecodedParts } from './decoded-card.tsx'

const HEADER = 'eyJhbGciOiJIUzI1NiJ9'
const parts = (token: string | undefined) => {
  const decoded = token === undefined ? undefined : decodeToken(token)
  return <DecodedParts tool={{ decoded, header: decoded?.header }} />
}

test('a signature is hidden until requested, and an unsigned token has none', async () => {
  const screen = await render(parts(`${HEADER}.${btoa('{"a":1}')}.AAAA`))
  const signature = screen.getByRole('status', { name: 'Signature', exact: true })
  const show = screen.getByRole('button', { name: 'Show signature' })
  await expect.element(signature).toHaveTextContent(`${'•'.repeat(24)}Hidden`)
  await userEvent.click(show)
  await expect.element(signature).toHaveTextContent('AAAA')
  await expect.element(screen.getByRole('button', { name: 'Hide signature' })).toBeVisible()
  await screen.rerender(parts(`${HEADER}.e30.`))
  expect(signature.element().textContent).toBe('None')
  await expect.element(screen.getByRole('button', { name: 'Hide signature' })).toBeDisabled()
  for (const [name, isOff] of [
    ['Copy header', false],
    ['Copy payload', false],
    ['Copy signature', true],
  ] as const)
    expect(screen.getByRole('button', { name }).element().matches(':disabled')).toBe(isOff)
})

test('names and values are colored by kind, unless longer than 20,000 characters', async () => {
  const token = (payload: string) => `${HEADER}.${btoa(payload).replace(/=+$/, '')}.AAAA`
  const screen = await render(parts(token('{"s":"x","n":1,"b":true,"l":[1]}')))
  const payload = screen.getByRole('status', { name: 'Payload', exact: true })
  const chunks = () =>
    [...payload.element().querySelectorAll('span')].map(({ textContent, style }) => [
      textContent,
      style.color,
    ])
  expect(new Set(chunks().map(([, color]) => color)).size).toBe(5)
  expect(payload.element().textContent).toBe(
    '{\n  "s": "x",\n  "n": 1,\n  "b": true,\n  "l": [\n    1\n  ]\n}',
  )
  // `{`, a line break, two spaces, `"s": ""`, a line break and `}` are 13 characters.
  await screen.rerender(parts(token(`{"s":"${'x'.repeat(19_987)}"}`)))
  expect(chunks().map(([, color]) => color)).toEqual(['var(--dev)', 'var(--finance)'])
  await screen.rerender(parts(token(`{"s":"${'x'.repeat(19_988)}"}`)))
  await expect.poll(() => payload.element().textContent?.length).toBe(20_001)
  expect(payload.element().querySelector('[style*=color]')).toBe(null)
})
