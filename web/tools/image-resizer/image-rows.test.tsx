import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ImageFormat } from '#lib/image/header/image-header.ts'
import { MIDDLE } from '#lib/image/image-options.ts'
import ImageRows from './image-rows.tsx'
import { type ListedImage, optionsKey } from './listed-image.ts'
import { Settings } from './settings/settings.ts'
import type { ImageList } from './use-image-list.ts'

const shared = v.parse(Settings, { isBatch: true })

function image(id: number, name: string, known: Partial<ListedImage> = {}): ListedImage {
  const file = new File(['x'.repeat(1000)], name)
  return {
    id,
    file,
    check: undefined,
    size: undefined,
    own: undefined,
    focus: MIDDLE,
    made: undefined,
    isInWork: false,
    ...known,
  }
}

const header = (format: ImageFormat, hasMore: boolean): ListedImage['check'] => ({
  ok: true,
  value: { format, width: 4000, height: 3000, orientation: 1, mayBeClear: false, hasMore },
})

async function shown(...images: readonly ListedImage[]) {
  const list = { images, selected: images[0], select: vi.fn(), remove: vi.fn() }
  // Only these parts of the list are used.
  const screen = await render(<ImageRows list={list as unknown as ImageList} shared={shared} />)
  const rows = screen.getByRole('listitem').elements()
  return { screen, list, texts: rows.map(({ textContent }) => textContent) }
}

test('a row shows the status of its image and the part that is used', async () => {
  const { texts } = await shown(
    image(1, 'a.tif', { check: header('tiff', true) }),
    image(2, 'b.gif', { check: header('gif', true), own: shared }),
    image(3, 'c.jpg', { check: header('jpeg', false), isInWork: true }),
    image(4, 'd.txt', { check: { ok: false, problem: { message: 'No picture', detail: '' } } }),
  )
  expect(texts).toEqual([
    'tiffa.tifPending4000×3000 · 1000 B · first page only',
    'gifb.gifPending4000×3000 · 1000 B · first frame only · own settings',
    'c.jpgProcessing4000×3000 · 1000 B',
    'd.txtError1000 BNo picture',
  ])
})

test('a finished image shows its new size if it differs, and its savings, and only it can be saved; another can be selected or removed', async () => {
  const blob = new Blob(['x'.repeat(250)], { type: 'image/jpeg' })
  const bare = image(1, 'a.jpg', { check: header('jpeg', false) })
  const made = {
    key: optionsKey(bare, shared),
    result: { ok: true as const, value: { blob, width: 800, height: 600, quality: undefined, notes: [] } },
  }
  const sameSize = { ...made.result.value, width: 4000, height: 3000 }
  const stale = { ...made, key: 'of other settings' }
  const { screen, list, texts } = await shown(
    { ...bare, made },
    image(2, 'b.jpg', { check: header('jpeg', false), made: stale }),
    image(3, 'c.jpg', {
      check: header('jpeg', false),
      made: { ...made, result: { ok: true, value: sameSize } },
    }),
  )
  expect(texts[0]).toContain('Completed4000×3000 · 1000 B → 800×600 · 250 B (−75%)')
  expect(texts[1]).toContain('Pending4000×3000 · 1000 B')
  expect(texts[2]).toContain('Completed4000×3000 · 1000 B → 250 B (−75%)')
  expect(screen.getByRole('button', { name: /^Download/ }).elements()).toHaveLength(2)
  const choices = screen.getByRole('listitem').getByRole('button', { name: /Completed|Pending/ })
  expect(choices.elements().map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
  ])
  await userEvent.click(choices.nth(1))
  expect(list.select.mock.calls).toEqual([[2]])
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.jpg' }))
  expect(list.remove.mock.calls).toEqual([[list.images[1]]])
})
