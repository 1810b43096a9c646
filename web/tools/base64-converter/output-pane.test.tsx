import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { decodeInput, encodeInput } from './base64.ts'
import { DEFAULTS, type Mode } from './options.ts'
import { OutputPane } from './output-pane.tsx'
import type { Base64Tool } from './use-base64.ts'

async function shown(mode: Mode, known: Partial<Base64Tool>) {
  const runAgain = vi.fn()
  // Only these parts of the tool are used.
  const tool = {
    options: { ...DEFAULTS, mode },
    isCurrent: true,
    cancel: vi.fn(),
    runAgain,
    ...known,
  } as Base64Tool
  const screen = await render(<OutputPane tool={tool} />)
  return { screen, runAgain, button: (name: string) => screen.getByRole('button', { name, exact: true }) }
}

test('a long output is labeled as truncated, with its size and the download', async () => {
  const start = await encodeInput({ kind: 'text', text: 'a' }, DEFAULTS)
  const answer = { ...start, isWhole: false, blob: new Blob([new Uint8Array(2 * 1024 * 1024)]) }
  const { screen, button } = await shown('Encode', { answer })
  const words = 'This is the beginning. Copy and Download give all of it (2 MB).'
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  await expect.element(button('Copy')).toBeEnabled()
})

test('binary data can be saved, and is labeled with its type', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const bytes = new Uint8Array(6000).fill(0xff)
  bytes.set(png)
  const { shown: base64 } = await encodeInput({ kind: 'bytes', blob: new Blob([bytes]) }, DEFAULTS)
  const answer = await decodeInput(new Blob([base64]), DEFAULTS)
  const { screen, button } = await shown('Decode', { answer })
  const said = 'Decoded 6,000 bytes that are not UTF-8 text: a png file. Download saves them exactly.'
  await expect.element(screen.getByText(said, { exact: true })).toBeVisible()
  const words = 'This is the beginning. Download gives all of it (5.9 KB).'
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  await expect.element(button('Download')).toBeEnabled()
})

test('an output of an input before can be neither copied nor saved', async () => {
  const answer = await encodeInput({ kind: 'text', text: 'a' }, DEFAULTS)
  const { screen, button } = await shown('Encode', { answer, isCurrent: false })
  await expect.element(button('Copy')).toBeDisabled()
  await expect.element(button('Download')).toBeDisabled()
  await expect.element(screen.getByText('This is the beginning', { exact: false })).not.toBeInTheDocument()
})

test('a long operation is named after its mode, and can be repeated after cancellation', async () => {
  const { screen } = await shown('Decode', { progress: 0.5 })
  await expect.element(screen.getByText('Decoding…')).toBeVisible()
  await screen.unmount()
  const cancelled = await shown('Decode', { isCanceled: true })
  await userEvent.click(cancelled.button('Decode again'))
  expect(cancelled.runAgain).toHaveBeenCalledTimes(1)
})
