import { expect, test } from 'vitest'
import { isMissingChunk } from './missing-chunk.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://example.org/assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('No style at /assets/styles.css'), true],
  [undefined, false],
])('isMissingChunk(): %s is %s', (error, isMissing) => {
  expect(isMissingChunk(error)).toBe(isMissing)
})
