import { expect, test } from 'vitest'
import { dictOf, type PdfObject, PdfRef, PdfString, pdfName } from './objects.ts'
import { formatObject } from './write-pdf.ts'

test.each<[PdfObject, string]>([
  [null, 'null'],
  [true, 'true'],
  [-0.5, '-0.5'],
  // A PDF has no exponents (ISO 32000-1, 7.3.3).
  [1.5e-7, '0.0000001500'],
  [1e21, '1000000000000000000000'],
  [pdfName('A B#(é)'), '/A#20B#23#28#e9#29'],
  [new PdfString('(a\\b)\r\n'), '(\\(a\\\\b\\)\\r\n)'],
  [[1, new PdfRef(7), pdfName('X'), 'no'.length], '[1 7 0 R /X 2]'],
  [dictOf({ Type: pdfName('Page'), Kids: [new PdfRef(3)] }), '<</Type /Page/Kids [3 0 R]>>'],
])('%o is written as %s', (object, text) => {
  expect(formatObject(object)).toBe(text)
})
