import { expect, test } from 'vitest'
import { documentBelow, enginePath } from './site.ts'

test.each([
  ['/assets/engine-pdfjs-6.5/font.pfb', '/assets/engine-pdfjs-6.5'],
  ['/assets/engine-pdfjs-6.5/a/b.bin', '/assets/engine-pdfjs-6.5'],
  ['/assets/engine-a1.wasm', '/assets/engine-a1.wasm'],
  ['/assets/', undefined],
  ['/other/assets/engine', undefined],
  ['/assets', undefined],
])('the engine of %s is %s', (path, engine) => {
  expect(enginePath(path)).toBe(engine)
})

test.each([
  ['/poll/abc', 'poll.html'],
  ['/room/a-b_c', 'room.html'],
  ['/poll/', undefined],
  ['/poll', undefined],
  ['/poll/abc/more', undefined],
  ['/quiz/abc', undefined],
  ['/x/poll/abc', undefined],
  ['/__proto__/abc', undefined],
  ['/constructor/abc', undefined],
])('the document of %s is %s', (path, file) => {
  expect(documentBelow({ '/poll/': 'poll.html', '/room/': 'room.html' }, path)).toBe(file)
})
