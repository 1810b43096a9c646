import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setVersion, VERSIONED_FILES } from './versioned-files.mjs'

const ROOT = join(import.meta.dirname, '../..')
const readText = (path) => readFileSync(join(ROOT, path), 'utf8')
const { version } = JSON.parse(readText('package.json'))

/** Number of places with the version, of the files that have more than one. */
const PLACES = { 'docs/hosting.md': 2, 'package-lock.json': 2, 'charts/sundry/Chart.yaml': 2 }

test.each(VERSIONED_FILES)('$path has the version of package.json', ({ path, pattern }) => {
  expect(readText(path).match(pattern)).toEqual(Array(PLACES[path] ?? 1).fill(version))
})

test.each(VERSIONED_FILES)(
  'setVersion(): changes only the version in $path, and can take it back',
  ({ path, pattern }) => {
    const text = readText(path)
    const changed = setVersion(text, pattern, '12.0.1-rc.2')
    const lines = text.split('\n')
    const changes = changed
      .split('\n')
      .flatMap((line, index) => (line === lines[index] ? [] : [[lines[index], line]]))
    expect(changes).toEqual(changes.map(([line]) => [line, line.replace(version, '12.0.1-rc.2')]))
    expect(changed.match(pattern)).toEqual(Array(PLACES[path] ?? 1).fill('12.0.1-rc.2'))
    expect(setVersion(changed, pattern, version)).toBe(text)
  },
)

test('setVersion(): refuses a file without a version', () => {
  expect(() => setVersion('image: sundry', VERSIONED_FILES[0].pattern, '1.0.0')).toThrow('No version found')
})

test.each(['v1.0.0', '1.0', '', '1.0.0 '])('setVersion(): refuses the version %j', (wrong) => {
  const [{ path, pattern }] = VERSIONED_FILES
  expect(() => setVersion(readText(path), pattern, wrong)).toThrow(
    new Error(`A version must look like 1.0.0, not "${wrong}"`),
  )
})
