import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { RenderedPage, RenderedText } from '#lib/typeset/rendered-page.ts'
import { RenderedPageView } from './rendered-page.tsx'

const TEXT: RenderedText = {
  kind: 'text',
  x: 10,
  y: 50,
  width: 40,
  file: 'noto-sans/latin.woff2',
  weight: 700,
  size: 12,
  color: '#112233',
  text: 'Amount due',
  direction: 'ltr',
  wordSpacing: 2,
}

const PAGE: RenderedPage = {
  width: 200,
  height: 100,
  items: [
    { kind: 'rectangle', x: 0, y: 0, width: 200, height: 20, color: '#eeeeee' },
    TEXT,
    { ...TEXT, x: 100, text: 'שלום', direction: 'rtl', file: 'noto-sans-hebrew/hebrew.woff2' },
    { kind: 'line', x: 0, y: 60, toX: 200, toY: 60, width: 1, color: '#000000', style: 'dashed' },
    {
      kind: 'shapes',
      x: 150,
      y: 70,
      scaleX: 2,
      scaleY: 2,
      shapes: [{ path: 'M0 0H1V1H0Z', fill: '#ff0000' }],
    },
    {
      kind: 'image',
      x: 5,
      y: 70,
      width: 20,
      height: 20,
      source: { kind: 'pixels', width: 1, height: 1, bytes: Uint8Array.of(255, 0, 0, 255) },
    },
  ],
}

test('a page shows its words where the layout put them, each in the font of the PDF', async () => {
  const screen = await render(<RenderedPageView page={PAGE} label="Page 1 of 2" />)
  const page = screen.getByRole('figure', { name: 'Page 1 of 2' })
  await expect.element(page).toHaveTextContent('Amount due שלום')
  const [latin, hebrew] = page.element().querySelectorAll('text')
  expect([latin?.getAttribute('x'), latin?.getAttribute('y')]).toEqual(['10', '50'])
  expect(latin?.style.fontFamily).toBe('"document noto sans latin woff2"')
  expect([latin?.style.fontWeight, latin?.style.fontSize, latin?.style.wordSpacing]).toEqual([
    '700',
    '12px',
    '2px',
  ])
  expect([hebrew?.getAttribute('x'), hebrew?.getAttribute('direction')]).toEqual(['140', 'rtl'])
  const faces = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
  expect(faces).toContain('document noto sans latin woff2')
})

test('a picture is shown once the browser has read it', async () => {
  const screen = await render(<RenderedPageView page={PAGE} label="Page" />)
  await expect.poll(() => screen.container.querySelector('image')?.getAttribute('href')).toMatch(/^blob:/)
})

test('the URL of an image is revoked when its page is left', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const screen = await render(<RenderedPageView page={PAGE} label="Page" />)
  const url = () => screen.container.querySelector('image')?.getAttribute('href')
  await expect.poll(url).toMatch(/^blob:/)
  const shown = url()
  expect(revoke).not.toHaveBeenCalled()
  await screen.unmount()
  expect(revoke.mock.calls).toEqual([[shown]])
  revoke.mockRestore()
})

test('a link is nothing to be seen, and a PNG is shown with its own bytes', async () => {
  const source = { kind: 'png', bytes: Uint8Array.of(137, 80, 78, 71) } as const
  const place = { x: 5, y: 70, width: 20, height: 20 }
  const page: RenderedPage = {
    width: 200,
    height: 100,
    items: [
      { kind: 'link', ...place, target: 'https://example.com', text: 'there' },
      { kind: 'image', ...place, source },
    ],
  }
  const screen = await render(<RenderedPageView page={page} label="Page" />)
  const image = () => screen.container.querySelector('image')
  await expect.poll(() => image()?.getAttribute('href')).toMatch(/^blob:/)
  const blob = await (await fetch(image()?.getAttribute('href') ?? '')).blob()
  expect([blob.type, await blob.bytes()]).toEqual(['image/png', source.bytes])
  expect(screen.container.querySelector('svg')?.children).toHaveLength(1)
})
