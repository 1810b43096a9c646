import { expect, test } from 'vitest'
import { fontFor } from './fonts.ts'

test.each([
  ['Calibri', 'carlito'],
  ['Calibri Light', 'carlito'],
  ['Aptos', 'carlito'],
  ['Candara', 'carlito'],
  ['Cambria', 'caladea'],
  ['Caladea', 'caladea'],
  ['Arial', 'arimo'],
  ['Arial Narrow', 'arimo'],
  ['Helvetica Neue', 'arimo'],
  ['Liberation Sans', 'arimo'],
  ['MS Sans Serif', 'arimo'],
  ['Microsoft Sans Serif', 'arimo'],
  ['sans-serif', 'sans'],
  ['Courier New', 'cousine'],
  ['Liberation Mono', 'cousine'],
  ['Consolas', 'mono'],
  ['DejaVu Sans Mono', 'mono'],
  ['Times New Roman', 'tinos'],
  ['Liberation Serif', 'tinos'],
  ['Georgia', 'tinos'],
  ['Book Antiqua', 'tinos'],
  ['Noto Serif', 'tinos'],
  ['Verdana', 'sans'],
  ['', 'tinos'],
  [undefined, 'tinos'],
])('text in %s is set in %s', (name, font) => {
  expect(fontFor(name)).toBe(font)
})
