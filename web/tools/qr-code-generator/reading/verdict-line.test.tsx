import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import type { Design } from '../drawing/design.ts'
import { Settings } from '../settings.ts'
import { FoundCodes } from './scan-screen.tsx'
import { VerdictLine } from './verdict-line.tsx'

const design = (change: Partial<Settings> = {}): Design => ({
  code: encodeQr('a', { level: 'M' }),
  settings: v.parse(Settings, change),
  logo: undefined,
})

test('the self-check shows its purpose, success, possible causes of failure, or its error', async () => {
  const line = (kind: 'unchecked' | 'good', error = '', shown: Design | undefined = design()) => (
    <VerdictLine check={{ kind, error }} design={shown} />
  )
  const screen = await render(line('unchecked', '', undefined))
  const status = () => screen.getByRole('status', { name: 'Self-check' }).element().textContent
  expect(status()).toBe('Every code is test-scanned.')
  await screen.rerender(line('unchecked'))
  expect(status()).toBe('Every code is test-scanned.')
  await screen.rerender(line('good'))
  expect(status()).toBe('Read back without errors: it scans.')
  await screen.rerender(line('unchecked', 'The reader could not be loaded.'))
  expect(status()).toBe('The reader could not be loaded.')
  await screen.rerender(
    <VerdictLine
      check={{ kind: 'doubtful', causes: ['Too pale.', 'Too small.'], error: '' }}
      design={design()}
    />,
  )
  await expect.poll(status).toBe('This design may not scanToo pale.Too small.')
  await screen.rerender(line('good', '', design({ isTransparent: true })))
  await expect
    .poll(status)
    .toBe('Read back without errors: it scans.Put a transparent code on a light surface only.')
})

test('found codes are text to copy or edit, and only addresses of the web can be opened', async () => {
  const onEdit = vi.fn()
  const texts = [
    'https://example.com/a',
    'javascript:alert(1)',
    'HTTP://EXAMPLE.COM',
    'see https://example.com',
  ]
  const screen = await render(
    <FoundCodes found={texts.map((text) => ({ text, format: 'QRCode' }))} onEdit={onEdit} />,
  )
  const links = screen.getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/a',
    'HTTP://EXAMPLE.COM',
  ])
  expect(screen.getByRole('status', { name: 'Text of code 2' }).element().textContent).toBe(
    'javascript:alert(1)',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit as new code' }).nth(3))
  expect(onEdit.mock.calls).toEqual([['see https://example.com']])
})
