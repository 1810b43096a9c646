import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import type { GeneratedKey } from './generate-key.ts'
import { GeneratedKeyView } from './signing-key-card.tsx'

afterEach(() => vi.restoreAllMocks())

const SECRET: GeneratedKey = { kind: 'secret', alg: 'HS256', base64url: 'the secret', jwk: 'its JWK' }
const PAIR: GeneratedKey = {
  kind: 'pair',
  alg: 'ES256',
  privateJwk: 'private JWK',
  publicJwk: 'public JWK',
  privatePem: 'private PEM',
  publicPem: 'public PEM',
}

test.each<[GeneratedKey, string, readonly (readonly [label: string, text: string])[]]>([
  [
    SECRET,
    'New secret for HS256. It was made on this device and is kept nowhere: copy what you need.',
    [
      ['secret (Base64url)', 'the secret'],
      ['secret (JWK)', 'its JWK'],
    ],
  ],
  [
    PAIR,
    'New key pair for ES256. It was made on this device and is kept nowhere: copy what you need.',
    [
      ['public JWK', 'public JWK'],
      ['private JWK', 'private JWK'],
      ['public PEM', 'public PEM'],
      ['private PEM', 'private PEM'],
    ],
  ],
])('each form of a key is copied under its own name', async (generated, words, forms) => {
  const copied = spyOnClipboard()
  const screen = await render(<GeneratedKeyView generated={generated} />)
  expect(document.querySelector('section p')?.textContent).toBe(words)
  for (const [label] of forms)
    await userEvent.click(screen.getByRole('button', { name: `Copy ${label}`, exact: true }))
  await expect.poll(() => copied).toEqual(forms.map(([, text]) => text))
  const shown = generated.kind === 'pair' ? ['public PEM\n\npublic JWK'] : []
  expect([...document.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual(shown)
})
