import { expect, test } from 'vitest'
import { getImage } from './use-save.ts'

test('a drawing becomes a PNG of twice its size, drawn as large', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#fff"/><rect x="15" width="15" height="20" fill="#f00"/></svg>'
  const blob = await getImage(svg)
  expect(blob.type).toBe('image/png')
  const image = await createImageBitmap(blob)
  expect([image.width, image.height]).toEqual([60, 40])
  const pen = new OffscreenCanvas(60, 40).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const colorAt = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])]
  expect([colorAt(28, 38), colorAt(32, 2), colorAt(58, 38)]).toEqual([
    [255, 255, 255, 255],
    [255, 0, 0, 255],
    [255, 0, 0, 255],
  ])
})
