import { expect, test } from 'vitest'
import { freeNames } from './free-names.ts'

test('freeNames(): numbers repeated names, as file names in a folder must be unique', () => {
  expect(freeNames(['a.jpg', 'b.jpg', 'a.jpg', 'A.JPG', 'a (2).jpg', '.env', '.env', 'x', 'x'])).toEqual([
    'a.jpg',
    'b.jpg',
    'a (2).jpg',
    'A (3).JPG',
    'a (2) (2).jpg',
    '.env',
    '.env (2)',
    'x',
    'x (2)',
  ])
})
