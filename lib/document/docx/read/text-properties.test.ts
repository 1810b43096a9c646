import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { fontFor, readShade, readTextProperties, textStyle, toggleProperties } from './text-properties.ts'

const NO_THEME = { fonts: {}, colors: {} }

function propertiesOf(xml: string) {
  return readTextProperties(readXml(`<w:rPr>${xml}</w:rPr>`), NO_THEME)
}

// ECMA-376, 17.18.40.
test.each([
  ['black', '#000000'],
  ['blue', '#0000ff'],
  ['cyan', '#00ffff'],
  ['darkBlue', '#000080'],
  ['darkCyan', '#008080'],
  ['darkGray', '#808080'],
  ['darkGreen', '#008000'],
  ['darkMagenta', '#800080'],
  ['darkRed', '#800000'],
  ['darkYellow', '#808000'],
  ['green', '#00ff00'],
  ['lightGray', '#c0c0c0'],
  ['magenta', '#ff00ff'],
  ['red', '#ff0000'],
  ['white', '#ffffff'],
  ['yellow', '#ffff00'],
  ['none', 'none'],
])('text highlighted %s has %s behind it', (name, color) => {
  expect(propertiesOf(`<w:highlight w:val="${name}"/>`)).toEqual({ highlight: color })
})

// ECMA-376, 17.3.2.38: half points; 22.9.2.15: or a number with its unit. 1638 points are the most in Word.
test.each([
  ['22', 11],
  ['21', 10.5],
  ['12pt', 12],
  ['3276', 1638],
  ['3278', 1638],
  ['0', undefined],
  ['-4', undefined],
])('a size of %s is %s points', (value, size) => {
  expect(propertiesOf(`<w:sz w:val="${value}"/>`).size).toBe(size)
  expect(propertiesOf(`<w:szCs w:val="${value}"/>`).complexSize).toBe(size)
})

test.each([
  ['superscript', 'super'],
  ['subscript', 'sub'],
  ['baseline', 'none'],
])('text that is %s is set %s', (value, script) => {
  expect(propertiesOf(`<w:vertAlign w:val="${value}"/>`).script).toBe(script)
})

// ECMA-376, 17.18.78: so much of the ink, the rest of the ground.
test.each([
  ['w:val="clear" w:fill="FFCC00"', '#ffcc00'],
  ['w:val="clear" w:fill="auto"', 'none'],
  ['w:val="nil" w:fill="FFCC00"', 'none'],
  ['w:fill="FFCC00"', '#ffcc00'],
  ['w:val="solid" w:color="FF0000" w:fill="FFFFFF"', '#ff0000'],
  ['w:val="solid" w:color="auto"', '#000000'],
  ['w:val="pct20" w:color="000000" w:fill="FFFFFF"', '#cccccc'],
  ['w:val="pct20" w:color="auto" w:fill="auto"', '#cccccc'],
  ['w:val="pct75" w:color="FF0000" w:fill="0000FF"', '#bf0040'],
])('a ground of %s is %s', (attributes, color) => {
  expect(readShade(readXml(`<w:shd ${attributes}/>`), NO_THEME)).toBe(color)
})

test('ECMA-376, 17.7.3: what the paragraph and the letters both turn on is off, but not colors and lines', () => {
  const all = {
    bold: true,
    italic: true,
    caps: true,
    smallCaps: true,
    strike: true,
    doubleStrike: true,
    hidden: true,
    complexBold: true,
    complexItalic: true,
  }
  expect(toggleProperties(all, all)).toEqual(Object.fromEntries(Object.keys(all).map((key) => [key, false])))
  expect(toggleProperties({ bold: true }, { bold: false })).toEqual({ bold: false })
  expect(
    toggleProperties({ underline: true, color: '#ff0000' }, { underline: true, color: '#00ff00' }),
  ).toEqual({ underline: true, color: '#00ff00' })
})

test('text without properties is 10 points, black and in the font of Word since its beginning', () => {
  expect(textStyle({}, false)).toEqual({
    font: 'tinos',
    size: 10,
    bold: false,
    italic: false,
    color: '#000000',
  })
})

test('right-to-left text uses the properties for complex scripts', () => {
  const own = {
    size: 11,
    complexSize: 14,
    bold: true,
    complexItalic: true,
    language: 'en-US',
    complexLanguage: 'ar-SA',
  }
  expect(textStyle(own, true)).toMatchObject({ size: 14, bold: false, italic: true, language: 'ar-SA' })
  expect(textStyle(own, false)).toMatchObject({ size: 11, bold: true, italic: false, language: 'en-US' })
})

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
