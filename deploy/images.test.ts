import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FILES = globSync(
  ['deploy/**/*.{md,yml,yaml,json}', 'templates/*.xml', 'charts/**/*.yaml', 'ca_profile.xml'],
  {
    cwd: ROOT,
  },
)
/** Paths of images in this repository, in an address of GitHub or in the text of deploy/README.md. */
const IMAGE_PATH = /(?:\/sundry\/main\/|`(?=docs\/|web\/))([\w./*-]+\.(?:png|svg|jpg))/g

const referenced = FILES.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMAGE_PATH)].map(([, path = '']) => ({ file, path })),
)

test.each(referenced)('$path exists, which $file names', ({ path }) => {
  expect(globSync(path, { cwd: ROOT })).not.toEqual([])
})

/** Width and height of a PNG, in pixels (PNG specification, 11.2.1). */
function sizeOf(path: string): string {
  const header = readFileSync(join(ROOT, path)).subarray(16, 24)
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`
}

test('images for stores have the size that their name says', () => {
  const named = globSync('docs/stores/*-*x*.png', { cwd: ROOT })
  expect(named).toHaveLength(9)
  expect(named.filter((path) => !path.endsWith(`-${sizeOf(path)}.png`))).toEqual([])
  expect(sizeOf('docs/stores/icon-256.png')).toBe('256x256')
  expect(existsSync(join(ROOT, 'docs/stores/icon.svg'))).toBe(true)
})
