import { expect, test } from 'vitest'
import { checkedSvg } from './check-svg.ts'

const drawing = (tags: number) => `<svg>${'<g/>'.repeat(tags - 2)}</svg>`
const fileOf = (text: string) => ({ size: text.length, text: async () => text })

test('a drawing of 100,000 tags is drawn, one more is refused with the number', async () => {
  expect(await checkedSvg(fileOf(drawing(100_000)))).toBe(drawing(100_000))
  await expect(checkedSvg(fileOf(drawing(100_001)))).rejects.toThrow(
    'This drawing has too many parts (100,001 tags).: An SVG can have at most 100,000.',
  )
})

test('a drawing of more than 50 MB is refused before it is read', async () => {
  const text = () => Promise.reject(new Error('It was read'))
  await expect(checkedSvg({ size: 450 * 1024 * 1024, text })).rejects.toThrow(
    'This drawing is too large (450 MB).: An SVG can have at most 50 MB.',
  )
})

test.each([
  [50 * 1024 * 1024, true],
  [50 * 1024 * 1024 + 1, false],
])('a drawing of %i bytes is drawn: %s', async (size, isDrawn) => {
  const checked = checkedSvg({ size, text: async () => '<svg/>' })
  if (isDrawn) expect(await checked).toBe('<svg/>')
  else await expect(checked).rejects.toThrow('This drawing is too large')
})
