import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import JwtDecoderPage from './page.tsx'
import { RFC_VECTORS } from './rfc-vectors.ts'

const [HS256, RS256] = RFC_VECTORS
/** Tuesday, 22 March 2011, ten minutes before the published tokens end. */
const BEFORE_END = (1_300_819_380 - 600) * 1000

const b64 = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const tokenOf = (header: object, payload: object, signature = 'AAAA') =>
  `${b64(JSON.stringify(header))}.${b64(JSON.stringify(payload))}.${signature}`

beforeEach(() => vi.useFakeTimers({ now: BEFORE_END, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The page with the tab of decoding open and empty. */
async function shown() {
  const screen = await render(<JwtDecoderPage />)
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const output = (name: string) => screen.getByRole('status', { name, exact: true })
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const press = (name: string) => userEvent.click(button(name))
  const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
  await openTab('Encode')
  await expect.element(field('Header')).toBeVisible()
  await press('Clear')
  await openTab('Decode')
  if (button('Clear').element().ariaDisabled !== 'true') await press('Clear')
  return {
    screen,
    button,
    press,
    output,
    field,
    openTab,
    fill: (name: string, text: string) => userEvent.fill(field(name), text),
  }
}

test('a token is read, checked with a key, and found good only where its times are too', async () => {
  const { screen, button, output, fill, field } = await shown()
  const verdict = output('Verification')
  await expect.element(verdict).toHaveTextContent('The decoded token appears here.')
  for (const name of ['Copy header', 'Copy payload', 'Copy signature', 'Show signature', 'Clear'])
    await expect.element(button(name)).toBeDisabled()
  await fill('Token', `Bearer ${HS256?.token}`)
  await expect.element(output('Header')).toHaveTextContent('{ "typ": "JWT", "alg": "HS256" }')
  await expect
    .element(output('Payload'))
    .toHaveTextContent('{ "iss": "joe", "exp": 1300819380, "http://example.com/is_root": true }')
  await expect
    .element(verdict)
    .toHaveTextContent(
      'Signature not verifiedAnybody can write a token. Give the secret or the public key below to check this one.',
    )
  await expect.element(screen.getByText('Token decoded. Signature not verified')).toBeInTheDocument()
  expect(output('Expires').element().textContent).toMatch(
    /2011-03-22 18:43:00 UTC.*Expires in (10 minutes|9 minutes 5\d seconds)$/,
  )

  await expect.element(field('Secret encoding')).toBeVisible()
  await fill('Secret or public key', HS256?.publicKey ?? '')
  await expect.element(field('Secret encoding')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Token decoded. Signature verified')).toBeInTheDocument()
  await fill('Secret or public key', 'secret')
  await expect.element(screen.getByText('Token decoded. Signature does not match')).toBeInTheDocument()
  await expect.element(screen.getByText(/^This secret is weak: 6 bytes/)).toBeVisible()
  await fill('Secret or public key', RS256?.publicKey ?? '')
  await expect
    .element(screen.getByText('Token decoded. Key does not fit algorithm HS256'))
    .toBeInTheDocument()
  await fill('Secret or public key', '')
  await expect.element(screen.getByText('Token decoded. Signature not verified')).toBeInTheDocument()
})

test('a key whose token was removed can still be cleared', async () => {
  const { button, press, fill, field } = await shown()
  await fill('Token', HS256?.token ?? '')
  await fill('Secret or public key', 'a secret')
  await fill('Token', '')
  await expect.element(button('Clear')).toBeEnabled()
  await press('Clear')
  await expect.element(button('Clear')).toBeDisabled()
  await fill('Token', HS256?.token ?? '')
  await expect.element(field('Secret or public key')).toHaveValue('')
})

test('a signature is checked again with another encoding of the secret', async () => {
  const { screen, fill, field } = await shown()
  const { k } = JSON.parse(HS256?.publicKey ?? '{}')
  await fill('Token', HS256?.token ?? '')
  await userEvent.selectOptions(field('Secret encoding'), 'utf-8')
  await fill('Secret or public key', k)
  await expect.element(screen.getByText('Token decoded. Signature does not match')).toBeInTheDocument()
  await userEvent.selectOptions(field('Secret encoding'), 'base64url')
  await expect.element(screen.getByText('Token decoded. Signature verified')).toBeInTheDocument()
  await userEvent.selectOptions(field('Secret encoding'), 'utf-8')
  await expect.element(screen.getByText('Token decoded. Signature does not match')).toBeInTheDocument()
})

test('applies a leeway that is a number of seconds up to 300', async () => {
  const { output, fill, field } = await shown()
  const now = BEFORE_END / 1000
  await fill('Token', tokenOf({ alg: 'HS256' }, { exp: now - 20, nbf: now + 40 }))
  const badges = () =>
    [...output('Expires').element().children]
      .map(({ textContent }) => textContent?.replace(/\d+ s/, '… s'))
      .slice(-2)
  await expect.poll(badges).toEqual(['Not valid yet', 'Expired … seconds ago'])
  const leeway = field('Leeway in seconds')
  await fill('Leeway in seconds', '301')
  await expect.element(leeway).toHaveAccessibleDescription('Enter 0 to 300 seconds')
  await fill('Leeway in seconds', '30')
  await expect.element(leeway).toHaveAccessibleDescription('')
  expect(badges()).toEqual(['Not valid yet', 'Expired … seconds ago, within the leeway'])
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(leeway).toHaveValue('40')
  expect(badges().at(-1)).toBe('Expired … seconds ago, within the leeway')
  expect(badges()).not.toContain('Not valid yet')
  await fill('Leeway in seconds', '0')
})

test('claims are listed with their meaning, and copied as they stand or as their text', async () => {
  const copied = spyOnClipboard()
  const { screen, fill, press } = await shown()
  await fill('Token', tokenOf({ alg: 'HS256' }, { sub: 'Ada', n: 'x'.repeat(500), list: [1] }))
  await userEvent.click(screen.getByRole('tab', { name: 'Claims' }))
  const claims = screen.getByRole('list', { name: 'Claims' }).getByRole('listitem')
  await expect.element(claims.first()).toBeVisible()
  const texts = claims.elements().map(({ textContent }) => textContent?.replace(/Copy claim.*/, ''))
  expect(texts).toEqual(['subSubject: who it is about"Ada"', `n"${'x'.repeat(399)}…`, 'list[1]'])
  await press('Copy claim sub')
  await press('Copy claim list')
  await expect.poll(() => copied).toEqual(['Ada', '[1]'])
  const warnings = screen.getByRole('list', { name: 'Warnings' }).getByRole('listitem').elements()
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    'The token has no “exp”: it never expires.',
  ])
  await fill('Token', tokenOf({ alg: 'HS256' }, {}))
  await expect.element(screen.getByRole('list', { name: 'Claims' })).not.toBeInTheDocument()
})

test('of very many claims the first two hundred are listed', async () => {
  const { screen, fill } = await shown()
  const claims = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, at]))
  await fill('Token', tokenOf({ alg: 'HS256' }, claims(201)))
  await userEvent.click(screen.getByRole('tab', { name: 'Claims' }))
  await expect
    .element(screen.getByText('These are the first 200 of 201 claims. The JSON shows all.'))
    .toBeVisible()
  expect(document.querySelectorAll('[aria-label=Claims] > li')).toHaveLength(200)
  await fill('Token', tokenOf({ alg: 'HS256' }, claims(200)))
  await expect.element(screen.getByText(/^These are the first/)).not.toBeInTheDocument()
})

test('an invalid token is reported at the field, and an unsigned token never shows as valid', async () => {
  const { screen, fill, field, output } = await shown()
  const token = field('Token')
  await expect.element(token).not.toHaveAttribute('aria-invalid')
  await fill('Token', 'words')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(token).toHaveAttribute('aria-invalid', 'true')
  await expect.element(token).toHaveAttribute('aria-describedby', screen.getByRole('alert').element().id)
  await fill('Token', tokenOf({ alg: 'none' }, { exp: 1_300_819_380 }, ''))
  await fill('Secret or public key', 'secret')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(token).not.toHaveAttribute('aria-invalid')
  await expect
    .element(output('Verification'))
    .toHaveTextContent('Unsigned token — never acceptIts algorithm is “none”: anybody can have written it.')
})

test('an example fills in its token and its key, and Clear removes both', async () => {
  const { screen, field, press, output } = await shown()
  await userEvent.click(
    screen.getByRole('group', { name: 'Options' }).getByRole('button', { name: 'Example' }),
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'RS256 (RFC 7515)' }))
  await expect.element(field('Token')).toHaveValue(RS256?.token ?? '')
  await expect.element(field('Secret or public key')).toHaveValue(RS256?.publicKey ?? '')
  await expect.element(screen.getByText('Token decoded. Signature verified')).toBeInTheDocument()
  await press('Clear')
  await expect.element(field('Token')).toHaveValue('')
  await expect.element(field('Secret or public key')).toHaveValue('')
  await expect.element(output('Verification')).toHaveTextContent('The decoded token appears here.')
})

test('a token is signed by header, payload and key, and copied to the decoder', async () => {
  const { screen, button, field, press, output, openTab, fill } = await shown()
  await openTab('Encode')
  const signed = output('Signed token')
  await expect
    .element(screen.getByText('Give a key or generate one, and the signed token appears here.'))
    .toBeVisible()
  for (const name of ['Copy', 'Decode this token']) await expect.element(button(name)).toBeDisabled()
  await fill('Header', '{"alg":"HS256"}')
  await fill('Payload', '{"a":1}')
  await fill('Secret or private key', 'secret')
  const parts = () => signed.element().textContent?.split('.') ?? []
  await expect.poll(() => parts().slice(0, 2)).toEqual([b64('{"alg":"HS256"}'), b64('{"a":1}')])
  await expect.element(screen.getByText('Token signed')).toBeInTheDocument()
  await expect.element(screen.getByText(/^This secret is weak: 6 bytes/)).toBeVisible()
  await userEvent.selectOptions(field('Secret encoding'), 'base64url')
  await expect.element(screen.getByText(/^This secret is weak: 4 bytes/)).toBeVisible()
  await userEvent.selectOptions(field('Algorithm'), 'ES256')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(signed.element().textContent).toBe('')
  await expect.element(field('Secret encoding')).not.toBeInTheDocument()
  await press('Generate key pair')
  await expect.element(screen.getByRole('region', { name: 'Generated key' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await press('Decode this token')
  await expect.element(output('Payload')).toHaveTextContent('{ "a": 1 }')
  await expect.element(output('Header')).toHaveTextContent('{ "alg": "ES256" }')
  await openTab('Encode')
  await expect.element(field('Payload')).toHaveValue('{"a":1}')
  await fill('Header', '{"alg":"none"}')
  await expect.element(field('Algorithm')).toHaveValue('Other…')
  await expect.element(button('Generate key pair')).toBeDisabled()
  await userEvent.selectOptions(field('Algorithm'), 'HS512')
  await press('Generate secret')
  await expect.element(field('Secret encoding')).toHaveValue('base64url')
  await expect.element(screen.getByRole('button', { name: 'Copy secret (JWK)' })).toBeVisible()
  await press('Clear')
  await expect.element(field('Secret or private key')).toHaveValue('')
  await expect.element(screen.getByRole('region', { name: 'Generated key' })).not.toBeInTheDocument()
})

test('the header of an encrypted token is shown', async () => {
  const { field, output, fill } = await shown()
  await fill('Token', `${b64('{"alg":"dir","enc":"A256GCM"}')}..b.c.d`)
  await expect.element(output('Header')).toHaveTextContent('{ "alg": "dir", "enc": "A256GCM" }')
  await expect.element(field('Token')).toHaveAttribute('aria-invalid', 'true')
  expect(output('Payload').element().textContent).toBe('')
})

test('of a broken token the readable parts are shown, with the place of the error', async () => {
  const { output, fill } = await shown()
  await fill('Token', `${b64('{"alg":"HS256"}')}.${b64('{"sub":"1","name":"J')}.AA`)
  await expect
    .element(output('Verification'))
    .toHaveTextContent('Not a valid token: the payload ends earlyIt can be read up to character 20.')
  await expect.element(output('Header')).toHaveTextContent('{ "alg": "HS256" }')
  await expect.element(output('Payload')).toHaveTextContent('{"sub":"1","name":"J⏎')
  await fill('Token', `${b64('{"alg":"HS256"}')}.${b64('{"sub":"1"}')}.AA`)
  await expect
    .element(output('Verification'))
    .toHaveTextContent(
      'Signature not verifiedAnybody can write a token. Give the secret or the public key below to check this one.',
    )
})

test('the key in the header can be used by one press', async () => {
  const { field, fill, press, button } = await shown()
  await fill('Token', tokenOf({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } }, {}))
  await press('Use the key in the header (jwk)')
  await expect.element(field('Secret or public key')).toHaveValue('{"kty":"oct","k":"AA"}')
  await expect.element(button('Use the key in the header (jwk)')).not.toBeInTheDocument()
})

test('on a phone one press leads from the verdict to the field for the key', async () => {
  await page.viewport(390, 844)
  const { press, fill, field } = await shown()
  await fill('Token', HS256?.token ?? '')
  await press('Check it')
  await expect.element(field('Secret or public key')).toHaveFocus()
})
