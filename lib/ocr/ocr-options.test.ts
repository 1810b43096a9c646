import { expect, test } from 'vitest'
import { LAYOUT_MODES, SEGMENTATION } from './ocr-options.ts'

// Tesseract's page segmentation modes: 3 automatic, 4 one column, 7 one line, 11 sparse text.
test('each way in which text lies is Tesseract’s', () => {
  expect(LAYOUT_MODES.map((mode) => [mode, SEGMENTATION[mode]])).toEqual([
    ['auto', '3'],
    ['column', '4'],
    ['line', '7'],
    ['sparse', '11'],
  ])
})
