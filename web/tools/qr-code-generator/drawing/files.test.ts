import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readPng, toPixels } from '#lib/image/png.ts'
import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import { Settings } from '../settings.ts'
import type { Design } from './design.ts'
import { pdfFile } from './pdf-file.ts'
import { pngFile } from './png-file.ts'
import { svgFile } from './svg-file.ts'

const design = (text: string, settings: Partial<Settings> = {}): Design => ({
  code: encodeQr(text),
  settings: v.parse(Settings, settings),
  logo: undefined,
})

function run(program: string, ...args: string[]): string {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw error
  return stdout
}

test('zbar reads a square-module PNG, whose background is transparent if requested', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qr-png-'))
  try {
    const file = join(folder, 'code.png')
    const size = 300
    writeFileSync(file, pngFile(design('https://example.com/Zoë', { size, foreground: '#7a1f5c' })))
    expect(run('zbarimg', '--quiet', '--raw', file)).toBe('https://example.com/Zoë\n')
    const { width, height, bytes } = toPixels(
      readPng(pngFile(design('HELLO', { size, isTransparent: true }))),
    )
    // 29 modules of 10 pixels in 300: the first dark one starts after 4 of them and half of the remainder.
    expect([width, height, ...bytes.subarray(0, 4)]).toEqual([300, 300, 0, 0, 0, 0])
    const first = (45 * 300 + 45) * 4
    expect([...bytes.subarray(first - 4, first + 4)]).toEqual([0, 0, 0, 0, 0, 0, 0, 255])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each<Partial<Settings>>([{ modules: 'Dots' }, { eyes: 'Circle' }, { frame: 'Caption' }])(
  'a PNG of %j is refused',
  (settings) => {
    expect(() => pngFile(design('HELLO', settings))).toThrow(
      'A PNG is made of square modules and eyes without a caption only.',
    )
  },
)

test('an SVG is one path, one unit per module, on its background', () => {
  const svg = svgFile(design('HELLO', { foreground: '#112233' }))
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="256" height="256" viewBox="0 0 29 29">/,
  )
  expect(svg.match(/<path/g)).toHaveLength(1)
  expect(svg).toContain(
    '<path fill="#112233" fill-rule="evenodd" shape-rendering="crispEdges" d="M4 4L11 4L11 5L4 5Z',
  )
  expect(svgFile(design('HELLO', { isTransparent: true }))).not.toContain('<rect')
})

test('an SVG contains the caption as text, with any characters escaped', () => {
  const svg = svgFile(design('HELLO', { frame: 'Banner', caption: 'A < B & C' }))
  expect(svg).toContain('>A &lt; B &amp; C</text>')
  expect(svg).toContain('viewBox="0 0 29 33.645"')
})

test('a PDF has its background, or none if transparent', async () => {
  const drawn = async (settings: Partial<Settings>) =>
    new TextDecoder('latin1').decode(await pdfFile(design('a', { ...settings, background: '#ff0000' })))
  // 256 CSS pixels are 192 points.
  expect(await drawn({})).toContain('1 0 0 rg 0 0 192 192 re f')
  expect(await drawn({ isTransparent: true })).not.toContain('re f')
})

test.each<[string, Partial<Settings>]>([
  ['square modules', {}],
  ['dots and round corners', { modules: 'Dots', eyes: 'Circle', size: 512 }],
  ['rounded modules in color', { modules: 'Rounded', eyes: 'Rounded', foreground: '#7a1f5c', size: 512 }],
])('a PDF of %s passes qpdf, and zbar reads its rendering by poppler', async (_, settings) => {
  const folder = mkdtempSync(join(tmpdir(), 'qr-pdf-'))
  try {
    const file = join(folder, 'code.pdf')
    writeFileSync(file, await pdfFile(design('https://example.com/Zoë', settings)))
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
    run('pdftoppm', '-r', '192', '-png', file, join(folder, 'page'))
    expect(run('zbarimg', '--quiet', '--raw', join(folder, 'page-1.png'))).toBe('https://example.com/Zoë\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
