import { expect, test } from 'vitest'
import { inSmallCapitals, isSame, withLink } from './run-style.ts'

test.each(['https://a.b', 'http://a.b', 'HTTP://A.B', 'mailto:a@b.c', 'ftp://a.b', 'tel:+1', '#part'])(
  'withLink(): accepts %s',
  (target) => {
    expect(withLink({ bold: true }, target)).toEqual({ bold: true, link: target })
  },
)

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'other.docx', '', undefined])(
  'withLink(): rejects %s',
  (target) => {
    expect(withLink({ bold: true }, target)).toEqual({ bold: true })
  },
)

test('small letters become capitals of four fifths', () => {
  expect(inSmallCapitals('Ab1é', { size: 20 })).toEqual([
    { kind: 'text', text: 'A', style: { size: 20 } },
    { kind: 'text', text: 'B', style: { size: 16 } },
    { kind: 'text', text: '1', style: { size: 20 } },
    { kind: 'text', text: 'É', style: { size: 16 } },
  ])
})

test.each([
  [{ bold: true }, { bold: true }, true],
  [{ bold: true }, { bold: false }, false],
  [{ bold: true }, {}, false],
  [{}, { bold: true }, false],
  [{ bold: true }, { italic: true }, false],
  [undefined, {}, true],
])('%j and %j look the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
