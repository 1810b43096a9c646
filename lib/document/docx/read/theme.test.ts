import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { readTheme, themeColor } from './theme.ts'

const THEME = readTheme(
  readXml(`<a:theme><a:themeElements><a:clrScheme name="Office">
    <a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>
    <a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>
    <a:dk2><a:srgbClr val="1F497D"/></a:dk2>
    <a:lt2><a:srgbClr val="EEECE1"/></a:lt2>
    <a:accent1><a:srgbClr val="4F81BD"/></a:accent1>
    <a:hlink><a:srgbClr val="0000FF"/></a:hlink>
    <a:folHlink><a:srgbClr val="800080"/></a:folHlink>
  </a:clrScheme><a:fontScheme>
    <a:majorFont><a:latin typeface="Cambria"/></a:majorFont>
    <a:minorFont><a:latin typeface="Calibri"/></a:minorFont>
  </a:fontScheme></a:themeElements></a:theme>`),
)

// ECMA-376, 17.18.97.
test.each([
  ['dark1', '#000000'],
  ['text1', '#000000'],
  ['light1', '#ffffff'],
  ['background1', '#ffffff'],
  ['dark2', '#1f497d'],
  ['text2', '#1f497d'],
  ['light2', '#eeece1'],
  ['background2', '#eeece1'],
  ['accent1', '#4f81bd'],
  ['hyperlink', '#0000ff'],
  ['followedHyperlink', '#800080'],
  ['accent7', undefined],
])('the color %s of the theme is %s', (name, color) => {
  expect(themeColor(THEME, name)).toBe(color)
})

// Colors that Word writes together with the theme color names.
test.each([
  ['background1', undefined, 'BF', '#bfbfbf'],
  ['background1', undefined, '80', '#808080'],
  ['text1', '80', undefined, '#7f7f7f'],
  ['text1', 'A6', undefined, '#595959'],
  ['accent1', '99', undefined, '#95b3d7'],
  ['accent1', '66', undefined, '#b9cde5'],
])('%s with the tint %s and the shade %s is %s', (name, tint, shade, color) => {
  expect(themeColor(THEME, name, tint, shade)).toBe(color)
})

test('its fonts have a name for headings and one for text', () => {
  expect(THEME.fonts).toEqual({
    majorAscii: 'Cambria',
    majorHAnsi: 'Cambria',
    minorAscii: 'Calibri',
    minorHAnsi: 'Calibri',
  })
})
