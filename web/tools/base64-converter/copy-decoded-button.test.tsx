import { afterEach, expect, test, vi } from 'vitest'
import { copyDecodedImage } from './copy-decoded-button.tsx'

afterEach(() => vi.restoreAllMocks())

/** One pixel. */
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('copyDecodedImage: a picture in another format is copied as a PNG', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  const bytes = Uint8Array.from(atob(GIF), (character) => character.charCodeAt(0))
  expect(await copyDecodedImage(new Blob([bytes], { type: 'image/gif' }), 'image/gif')).toBe(true)
  const png = await write.mock.calls[0]?.[0][0]?.getType('image/png')
  const head = new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(0, 4)
  expect([...head]).toEqual([0x89, 0x50, 0x4e, 0x47])
})

test('copyDecodedImage: returns false if the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'))
  expect(await copyDecodedImage(new Blob(), 'image/png')).toBe(false)
})
