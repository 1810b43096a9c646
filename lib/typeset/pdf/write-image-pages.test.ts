import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getOrientation } from '../../image/header/image-header.ts'
import { readImageHeader } from '../../image/header/read-image-header.ts'
import { writeImagePages } from './write-image-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-picture-page-'))
const fixture = (name: string) => readFileSync(new URL(`../../image/fixtures/${name}`, import.meta.url))

async function pageOf(name: string) {
  const bytes = fixture(name)
  const { width = 0, height = 0, orientation = 1 } = readImageHeader(bytes) ?? {}
  const pdf = await writeImagePages(
    [
      {
        page: { width, height },
        place: { x: 0, y: 0, width, height },
        source: { kind: name.endsWith('png') ? 'png' : 'jpeg', bytes },
        orientation: getOrientation(orientation),
        alt: 'A drawing',
      },
    ],
    { title: name, createdAt: new Date('2026-01-02T03:04:05Z') },
  )
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, pdf)
  execFileSync('qpdf', ['--check', path])
  return { pdf, path }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a JPEG that is to be turned as %i says stands upright on its page',
  async (turn) => {
    const { path } = await pageOf(`turned-${turn}.jpg`)
    const ours = execFileSync('sh', ['-c', `pdftoppm -r 72 -png ${path} | convert png:- rgb:-`])
    const theirs = execFileSync('convert', ['jpeg:-', '-auto-orient', 'rgb:-'], {
      input: fixture(`turned-${turn}.jpg`),
    })
    expect(ours.length).toBe(theirs.length)
    const difference =
      ours.reduce((sum, level, at) => sum + Math.abs(level - (theirs[at] ?? 0)), 0) / ours.length
    expect(difference).toBeLessThan(8)
  },
)

test('the packed pixels of a JPEG are those of the file, to the byte', async () => {
  const { path } = await pageOf('progressive.jpg')
  execFileSync('pdfimages', ['-all', path, join(folder, 'out')])
  expect(readFileSync(join(folder, 'out-000.jpg'))).toEqual(fixture('progressive.jpg'))
})

test('transparency of a PNG is preserved by a soft mask', async () => {
  const { path } = await pageOf('clear.png')
  expect(execFileSync('pdfimages', ['-list', path]).toString()).toMatch(/smask/)
})

test('a profile is embedded, so that colors remain the same', async () => {
  const { path } = await pageOf('adobe-rgb.jpg')
  expect(execFileSync('pdfimages', ['-list', path]).toString()).toMatch(/\bicc\b/)
})

test('the page says what it shows, and is the same each time', async () => {
  const [one, two] = [await pageOf('opaque.png'), await pageOf('opaque.png')]
  expect(one.pdf).toEqual(two.pdf)
  expect(execFileSync('pdfinfo', ['-struct-text', one.path]).toString()).toMatch(/Figure/)
  expect(execFileSync('pdfinfo', [one.path]).toString()).toMatch(/Tagged:\s+yes/)
})

test('each image has a page with its own size, in order', async () => {
  const page = (name: string, width: number, height: number) => ({
    page: { width, height },
    place: { x: 0, y: 0, width, height },
    source: { kind: 'jpeg' as const, bytes: fixture(name) },
    orientation: 1 as const,
    alt: name,
  })
  const pages = [page('turned-1.jpg', 40, 30), page('progressive.jpg', 90, 60)]
  const path = join(folder, 'two.pdf')
  writeFileSync(path, await writeImagePages(pages, { title: 'Two', createdAt: new Date(0) }))
  execFileSync('qpdf', ['--check', path])
  expect(execFileSync('pdfinfo', ['-l', '9', path]).toString()).toMatch(
    /Page\s+1 size:\s+40 x 30 [\s\S]*Page\s+2 size:\s+90 x 60 /,
  )
  expect(
    execFileSync('pdfinfo', ['-struct', path])
      .toString()
      .match(/Figure/g),
  ).toHaveLength(2)
  execFileSync('pdfimages', ['-f', '2', '-all', path, join(folder, 'second')])
  expect(readFileSync(join(folder, 'second-000.jpg'))).toEqual(fixture('progressive.jpg'))
})
