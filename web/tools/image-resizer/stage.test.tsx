import * as v from 'valibot'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ImageFormat } from '#lib/image/header/image-header.ts'
import { MIDDLE } from '#lib/image/image-options.ts'
import { type ListedImage, optionsKey } from './listed-image.ts'
import Made from './made.tsx'
import { Settings } from './settings/settings.ts'
import Stage from './stage.tsx'
import type { ImageList } from './use-image-list.ts'
import type { ShownSettings } from './use-settings.ts'

const shared = v.parse(Settings, {})

function image(id: number, name: string, format: ImageFormat = 'jpeg', hasMore = false): ListedImage {
  return {
    id,
    file: new File(['x'.repeat(1000)], name),
    check: {
      ok: true,
      value: { format, width: 4000, height: 3000, orientation: 1, mayBeClear: false, hasMore },
    },
    size: undefined,
    own: undefined,
    focus: MIDDLE,
    made: undefined,
    isInWork: false,
  }
}

/** A picture that has become so many bytes. */
const made = (one: ListedImage, bytes: number, notes: readonly string[] = []): ListedImage => ({
  ...one,
  made: {
    key: optionsKey(one, shared),
    result: {
      ok: true,
      value: { blob: new Blob(['x'.repeat(bytes)]), width: 800, height: 600, quality: undefined, notes },
    },
  },
})

/** Only these parts of a list are used. */
const listOf = (...images: readonly ListedImage[]) =>
  ({ images, selected: images[0], getPool: () => Promise.reject(new Error('Nobody')) }) as ImageList

test.each<[ImageFormat, boolean, string]>([
  ['jpeg', false, '4000×3000'],
  ['tiff', true, '4000×3000 · Only the first page is used.'],
  ['gif', true, '4000×3000 · Only the first frame is used.'],
])('for an image in %s with more contents (%s) states what is used', async (format, hasMore, words) => {
  const one = image(1, 'a', format, hasMore)
  const settings = { shared, shown: shared } as ShownSettings
  const screen = await render(<Stage image={one} list={listOf(one)} settings={settings} />)
  await expect.element(screen.getByText(words, { exact: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Zoom 100%' })).not.toBeInTheDocument()
})

test.each([
  [1000, false],
  [1001, true],
])('a picture of 1000 bytes that has become %d is said to be bigger: %s', async (bytes, isBigger) => {
  const one = made(image(1, 'a.jpg'), bytes, ['Its layers are one now.'])
  const screen = await render(<Made list={listOf(one)} shared={shared} isNext />)
  await expect.element(screen.getByText('Its layers are one now.')).toBeVisible()
  expect(screen.getByText('The new file is bigger than the original.').elements()).toHaveLength(
    isBigger ? 1 : 0,
  )
  await expect.element(screen.getByText(/ files · /)).not.toBeInTheDocument()
})

test('all results are counted together; the selected image shows nothing before its result', async () => {
  const screen = await render(
    <Made
      list={listOf(image(1, 'a.jpg'), made(image(2, 'b.jpg'), 400), made(image(3, 'c.jpg'), 300))}
      shared={shared}
      isNext={false}
    />,
  )
  await expect.element(screen.getByText('2 files · 700 B', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download', exact: true })).not.toBeInTheDocument()
})
