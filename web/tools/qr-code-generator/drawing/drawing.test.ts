import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import { Settings } from '../settings.ts'
import { codeFacts } from './code-facts.ts'
import { codeOutline } from './code-outline.ts'
import { getLayout } from './design.ts'
import { pathText } from './outline.ts'

const PLAIN = { margin: 4, frame: 'None', caption: '' } as const

test.each([
  [21, 256, { module: 8, start: 44 }],
  [25, 256, { module: 7, start: 40 }],
  [25, 512, { module: 15, start: 68 }],
  [177, 4096, { module: 22, start: 101 }],
  [25, 132, { module: 4, start: 16 }],
])(
  '%i modules in %i pixels are whole pixels with four modules around them at least',
  (size, side, layout) => {
    const made = getLayout(size, side, PLAIN)
    expect(made).toMatchObject({ ...layout, width: side, height: side, band: 0 })
    expect(made.start).toBeGreaterThanOrEqual(4 * made.module)
  },
)

test('a code that is too fine for its size is refused with the size that it needs', () => {
  expect(() => getLayout(177, 128, PLAIN)).toThrow(
    'This code is too fine for 128 pixels.: It has 185 modules per side with its margin. Choose a size of at least 185.',
  )
})

test('a caption has a band below the code, and an empty one has none', () => {
  expect(getLayout(21, 256, { margin: 4, frame: 'Caption', caption: 'Scan me' })).toMatchObject({
    height: 297,
    band: 41,
  })
  expect(getLayout(21, 256, { margin: 4, frame: 'Banner', caption: ' ' })).toMatchObject({ height: 256 })
})

test('square modules side by side are one rectangle; those under a logo are left out', () => {
  const code = encodeQr('HELLO')
  const whole = pathText(codeOutline(code, { modules: 'Square', eyes: 'Square', hole: 0 }))
  expect(whole.startsWith('M0 0L7 0L7 1L0 1Z')).toBe(true)
  const rows = (path: string) => path.match(/M[^Z]*Z/g) ?? []
  const area = rows(whole).reduce((sum, row) => {
    const [left = 0, , right = 0] = (row.match(/-?\d+/g) ?? []).map(Number)
    return sum + right - left
  }, 0)
  expect(area).toBe(code.dark.reduce((sum, dark) => sum + dark, 0))
  const holed = pathText(codeOutline(code, { modules: 'Square', eyes: 'Square', hole: 5 }))
  for (const row of rows(holed)) {
    const [left = 0, top = 0, right = 0] = (row.match(/-?\d+/g) ?? []).map(Number)
    expect(top >= 8 && top < 13 && left < 13 && right > 8).toBe(false)
  }
})

test('a rounded module is round at a corner if both neighbors are light, and sharp next to a dark one', () => {
  const at = [8 * 25 + 10, 9 * 25 + 10, 9 * 25 + 11]
  const code = { ...encodeQr('A', { level: 'L' }), size: 25, dark: new Uint8Array(25 * 25) }
  for (const place of at) code.dark[place] = 1
  const body = codeOutline(code, { modules: 'Rounded', eyes: 'Square', hole: 0 })
  const modules = (pathText(body).match(/M[^Z]*Z/g) ?? []).slice(0, 3)
  // The top one is round above, the corner one below on its left, the right one on its right.
  expect(modules.map((path) => path.match(/C/g)?.length)).toEqual([2, 1, 2])
  expect(modules.map((path) => path.replaceAll(/C\S+ \S+ \S+ \S+ (\S+ [^LCZ]+)/g, '~$1'))).toEqual([
    'M10 8.5~10.5 8L10.5 8~11 8.5L11 9L10 9Z',
    'M10 9L11 9L11 10L10.5 10~10 9.5Z',
    'M11 9L11.5 9~12 9.5L12 9.5~11.5 10L11 10Z',
  ])
})

test('dots are circles that almost touch, eyes remain whole, and a logo omits them', () => {
  const code = { ...encodeQr('A'), size: 25, dark: new Uint8Array(25 * 25) }
  for (const place of [10 * 25 + 9, 12 * 25 + 12]) code.dark[place] = 1
  const dots = (hole: number) =>
    (pathText(codeOutline(code, { modules: 'Dots', eyes: 'Square', hole })).match(/M[^Z]*Z/g) ?? []).map(
      (path) => /^M(\S+ [\d.]+)/.exec(path)?.[1],
    )
  expect(dots(0).slice(0, 2)).toEqual(['9.04 10.5', '12.04 12.5'])
  expect(dots(1)[0]).toBe('9.04 10.5')
  expect(dots(0)).toHaveLength(2 + 9)
  expect(dots(1)).toHaveLength(1 + 9)
})

test('an eye is three shapes that the even-odd rule fills as a ring and a pupil', () => {
  const path = pathText(codeOutline(encodeQr('HELLO'), { modules: 'Square', eyes: 'Circle', hole: 0 }))
  expect(path).toContain('M0 3.5C0 1.567 1.567 0 3.5 0')
  expect(path.match(/Z/g)?.length).toBeGreaterThan(9)
})

test.each<[Partial<Settings>, string]>([
  [{ level: 'M' }, 'Q (higher than M, same size)'],
  [{ level: 'Q' }, 'Q'],
  [{ kind: 'SEPA payment', level: 'L' }, 'Q, as banks want it'],
])('%j says why the code has its level', (settings, level) => {
  const code = encodeQr('https://example.com', { level: 'M' })
  const facts = codeFacts({ code, settings: v.parse(Settings, settings), logo: undefined })
  expect(facts.slice(0, 2)).toEqual([
    ['Version', '2 of 40, 25 × 25 modules'],
    ['Level', level],
  ])
})
