import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { isMedia } from './is-media.ts'
import MediaView from './media-view.tsx'

test.each([
  ['image/png', 'img'],
  ['audio/wav', 'audio'],
  ['video/mp4', 'video'],
  ['application/pdf', 'iframe'],
])('%s is shown by %s, under its name', async (mediaType, element) => {
  const screen = await render(<MediaView blob={new Blob(['x'])} mediaType={mediaType} label="The file" />)
  await expect.poll(() => screen.container.querySelector(element) !== null).toBe(true)
  const shown = screen.container.querySelector(element)
  expect(shown?.getAttribute('alt') ?? shown?.ariaLabel ?? shown?.getAttribute('title')).toBe('The file')
  expect([isMedia(mediaType), isMedia('text/html'), isMedia('application/pdfx')]).toEqual([
    true,
    false,
    false,
  ])
})
