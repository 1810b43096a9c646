import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard, stateInLink } from '#web/platform/copies.fixture.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import QrCodeGeneratorPage from './page.tsx'
import { Settings } from './settings.ts'

// Nothing is read back here.
vi.mock('#web/platform/worker/use-worker-queue.ts', () => ({
  useWorkerQueue: () => ({ run: () => new Promise(() => {}), close: () => {} }),
}))

const getStored = () => v.parse(Settings, persistedState('qr-code-generator'))
const settingsOf = (fields: Partial<Settings>) => v.parse(Settings, fields)

afterEach(() => vi.restoreAllMocks())
beforeEach(() => persistState('qr-code-generator'))

async function opened(settings: Partial<Settings> = {}) {
  persistState('qr-code-generator', settings)
  const page = await openPage(<QrCodeGeneratorPage />)
  const main = page.screen.getByRole('radio', { name: 'Create' })
  await expect.element(main).toBeVisible()
  const drop = (...files: readonly File[]) => {
    const dataTransfer = new DataTransfer()
    for (const file of files) dataTransfer.items.add(file)
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    main.element().dispatchEvent(event)
  }
  return {
    ...page,
    drop,
    code: page.screen.getByRole('img'),
    alert: page.screen.getByRole('alert'),
    logoNote: page.screen.getByText('H, the highest, because of the logo'),
  }
}

async function image(name = 'logo.png'): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

const HOME: Partial<Settings> = { kind: 'Wi-Fi', fields: { ssid: 'Home', security: 'WPA/WPA2' }, level: 'Q' }

test('a password lasts as long as the page, with the logo: neither is stored or in the link, and Undo brings both back', async () => {
  const copies = spyOnClipboard()
  const { screen, press, drop, code, logoNote, said } = await opened(HOME)
  const before = getStored()
  const password = screen.getByRole('textbox', { name: 'Network password' })
  await userEvent.fill(password, 'open sesame')
  await expect.element(code).toHaveAccessibleName(/P:open sesame;/)
  drop(await image())
  await expect.element(logoNote).toBeVisible()
  expect(getStored()).toEqual(before)
  await press('Copy link')
  await expect.poll(() => copies.length).toBe(1)
  expect(await stateInLink(copies)).toEqual(before)
  await press('Clear')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  await expect.element(code).toHaveAccessibleName('QR code for https://example.com')
  await expect.element(logoNote).not.toBeInTheDocument()
  expect(getStored()).toEqual(settingsOf({}))
  await userEvent.selectOptions(screen.getByLabelText('Content'), 'Wi-Fi')
  await expect.element(password).toHaveValue('')
  await press('Undo')
  await expect.element(password).toHaveValue('open sesame')
  await expect.element(screen.getByRole('textbox', { name: 'Network name' })).toHaveValue('Home')
  await expect.element(logoNote).toBeVisible()
  expect(getStored()).toEqual(before)
})

test('a dropped file is a logo, a list or an image to scan, depending on the mode', async () => {
  const { screen, drop, alert, logoNote } = await opened({ text: 'mine' })
  drop(new File(['a'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(alert).toHaveTextContent('"notes.txt" is not a supported file type.')
  await expect.element(logoNote).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Batch' }))
  await expect.element(screen.getByRole('textbox', { name: 'Texts' })).toHaveValue('')
  drop(new File(['one\ntwo'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(screen.getByRole('textbox', { name: 'Texts' })).toHaveValue('one\ntwo')
  await expect.element(screen.getByText('2 codes')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Scan' }))
  drop(await image('code.png'))
  await expect.element(screen.getByText('Reading…')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Create' }))
  await expect.element(logoNote).not.toBeInTheDocument()
  expect(getStored()).toEqual(settingsOf({ text: 'mine', lines: 'one\ntwo' }))
})

test('Ctrl+Enter saves an existing code, and does nothing in a list or scan or without a code', async () => {
  const saves = watchSaves()
  const { screen } = await opened({ text: 'Abc-1', size: 128 })
  const chord = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.click(screen.getByRole('textbox', { name: 'Text or URL' }))
  await chord()
  await expect
    .poll(() => saves.map(({ name, type }) => [name, type]))
    .toEqual([['qrcode_abc_1.png', 'image/png']])
  await userEvent.click(screen.getByRole('radio', { name: 'Batch' }))
  await expect.element(screen.getByRole('textbox', { name: 'Texts' })).toBeVisible()
  await chord()
  await userEvent.click(screen.getByRole('radio', { name: 'Create' }))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Text or URL' }), '')
  await chord()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Text or URL' }), 'x')
  await chord()
  await expect.poll(() => saves.map(({ name }) => name)).toEqual(['qrcode_abc_1.png', 'qrcode_x.png'])
})

test('the code is saved in each file format in the requested size', async () => {
  const saves = watchSaves()
  const { press, screen, alert } = await opened({ text: 'abc', size: 128 })
  const choose = async (name: string) => {
    await press('More formats')
    await userEvent.click(screen.getByRole('menuitem', { name, exact: true }))
  }
  await press('Download')
  await expect.poll(() => saves.length, { timeout: 20_000 }).toBe(1)
  await choose('PNG, 1024 px')
  await expect.poll(() => saves.length, { timeout: 20_000 }).toBe(2)
  const widths = await Promise.all(saves.map(async (file) => (await createImageBitmap(file)).width))
  expect(widths).toEqual([128, 1024])
  await press('Download SVG')
  await choose('WebP')
  await choose('PDF')
  await expect
    .poll(() => saves.slice(2).map(({ name, type }) => [name, type]))
    .toEqual([
      ['qrcode_abc.svg', 'image/svg+xml'],
      ['qrcode_abc.webp', 'image/webp'],
      ['qrcode_abc.pdf', 'application/pdf'],
    ])
  expect((await textsOf(saves.slice(2, 3)))[0]?.slice(0, 4)).toBe('<svg')
  const write = OffscreenCanvas.prototype.convertToBlob
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (this: OffscreenCanvas) {
    return write.call(this, { type: 'image/png' })
  })
  await choose('WebP')
  await expect.element(alert).toHaveTextContent('This browser cannot write WebP. Download a PNG instead.')
  expect(saves).toHaveLength(5)
})

test('copying an image is confirmed or its error reported; without a code the buttons are disabled', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'))
  const { press, screen, alert, said, button } = await opened({ text: 'abc' })
  await press('Copy')
  await expect.element(alert).toMatchTextContent('Failed to copy QR code')
  await expect.element(button('Copied!')).not.toBeInTheDocument()
  write.mockResolvedValue(undefined)
  await press('Copy')
  await expect.element(button('Copied!')).toBeVisible()
  await expect.element(said).toHaveTextContent('QR code copied to clipboard!')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Text or URL' }), '')
  await expect.element(screen.getByRole('img', { name: 'No QR code' })).toBeVisible()
  for (const name of ['Download', 'Download SVG', /^(Copy|Copied!)$/])
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
})

test('without content, a pale code is drawn behind the sentence', async () => {
  const { screen } = await opened({ kind: 'Wi-Fi' })
  const ghost = screen.getByRole('img', { name: 'No QR code' })
  await expect.element(ghost).toHaveClass('opacity-10')
  const canvas = ghost.element() as HTMLCanvasElement
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  expect(new Set(data)).toContain(255)
  await expect.element(screen.getByText('Enter the name of the network.')).toBeVisible()
})
