import { expect, test } from 'vitest'
import { resultName } from './completed.ts'

test.each([
  ['photo.png', 'jpeg', 'photo_1920x1080.jpg'],
  ['a.b.jpg', 'png', 'a.b_1920x1080.png'],
  ['no ending', 'webp', 'no ending_1920x1080.webp'],
  ['Zoë 日本.heic', 'avif', 'Zoë 日本_1920x1080.avif'],
] as const)('%s as %s is saved as %s', (name, format, expected) =>
  expect(resultName(name, { width: 1920, height: 1080 }, format)).toBe(expected),
)
