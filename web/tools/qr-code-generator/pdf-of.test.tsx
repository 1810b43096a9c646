import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import { pdfOf } from './pdf-of.ts'
import { Settings } from './settings.ts'

const latin1 = (bytes: BufferSource) => new TextDecoder('latin1').decode(bytes)

/** The PDF of a small code with these settings as text, and the pictures in it. */
async function made(settings: Partial<Settings>, image?: ImageBitmap) {
  const logo = image && { name: 'logo.png', url: '', image }
  const design = { code: encodeQr('HELLO'), settings: v.parse(Settings, settings), logo }
  const pdf = await pdfOf(design)
  const bytes = new Uint8Array(await pdf.arrayBuffer())
  const text = latin1(bytes)
  // Each JPEG starts with the bytes FF D8 FF.
  const starts = [...text.matchAll(/stream\r?\n(?=\xff\xd8\xff)/g)].map((at) => at.index + at[0].length)
  const jpegs = starts.map((start) => bytes.slice(start, text.indexOf('endstream', start)))
  const images = await Promise.all(
    jpegs.map((jpeg) => createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }))),
  )
  return { type: pdf.type, text, images }
}

/** Returns the color in the middle of the top row, rounded to the precision of a JPEG. */
function colorOf(image: ImageBitmap): number[] {
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const [red = 0, green = 0, blue = 0] = pen?.getImageData(image.width >> 1, 0, 1, 1).data ?? []
  return [red, green, blue].map((part) => Math.round(part / 51))
}

test('without logo and caption a PDF contains no image', async () => {
  const { type, text, images } = await made({ frame: 'Caption', caption: ' ' })
  expect([type, text.slice(0, 5), images]).toEqual(['application/pdf', '%PDF-', []])
})

test.each<[string, Partial<Settings>, readonly number[]]>([
  ['its color', { background: '#ff0000' }, [5, 0, 0]],
  ['white, where it is to be clear', { background: '#ff0000', isTransparent: true }, [5, 5, 5]],
])('a caption is a band of 16 in 100 of the width, its ground %s', async (_, settings, color) => {
  const { text, images } = await made({ ...settings, frame: 'Caption', caption: 'Scan me' })
  // 256 pixels of the screen are 192 points, and a band of 41 of them is 30.75 more.
  expect(text.includes('q 192 0 0 30.75 0 0 cm /Caption Do Q')).toBe(true)
  expect(images.map(({ width, height }) => [width, height])).toEqual([[2400, 384]])
  expect(images.map(colorOf)).toEqual([color])
})

test('a transparent logo is drawn on the background of its code, in its original size', async () => {
  const clear = await createImageBitmap(new ImageData(40, 20))
  const { images } = await made({ background: '#00ff00' }, clear)
  expect(images.map(({ width, height }) => [width, height])).toEqual([[40, 20]])
  expect(images.map(colorOf)).toEqual([[0, 5, 0]])
})
