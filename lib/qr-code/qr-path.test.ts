import { expect, test } from 'vitest'
import { encodeQr } from './encode-qr.ts'
import { qrPath } from './qr-path.ts'

/** The modules that a path paints, row by row, with how often each is painted. */
function painted({ size, path }: { readonly size: number; readonly path: string }): number[] {
  const cells: number[] = new Array(size * size).fill(0)
  for (const [, left, top, right, bottom, back] of path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)H(\d+)Z/g)) {
    expect([Number(bottom), back]).toEqual([Number(top) + 1, left])
    for (let x = Number(left); x < Number(right); x++)
      cells[Number(top) * size + x] = 1 + (cells[Number(top) * size + x] ?? 0)
  }
  return cells
}

test.each(['A', 'https://example.com/order/12345678901234567890'])(
  'the path of %s paints each dark module once, four modules from every edge, and no light one',
  (text) => {
    const { size, dark } = encodeQr(text)
    const drawn = qrPath(text)
    expect(drawn.size).toBe(size + 8)
    const wanted = Array.from({ length: drawn.size ** 2 }, (_, at) => {
      const [x, y] = [(at % drawn.size) - 4, Math.floor(at / drawn.size) - 4]
      const isInside = x >= 0 && y >= 0 && x < size && y < size
      return isInside ? dark[y * size + x] : 0
    })
    expect(painted(drawn)).toEqual(wanted)
    expect(drawn.path.replaceAll(/M\d+ \d+H\d+V\d+H\d+Z/g, '')).toBe('')
  },
)

test('adjacent dark modules are one shape: the first row starts with a finder pattern’s seven', () => {
  expect(qrPath('A').path).toMatch(/^M4 4H11V5H4Z/)
})

test('draws a path with the requested level and mask', () => {
  const options = { level: 'H', mask: 3 } as const
  const { dark } = encodeQr('A', options)
  const count = dark.reduce((sum, module) => sum + module, 0)
  expect(painted(qrPath('A', options)).reduce((sum, module) => sum + module, 0)).toBe(count)
  expect(qrPath('A', options).path).not.toBe(qrPath('A', { ...options, mask: 4 }).path)
})
