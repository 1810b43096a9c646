import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { getBorder, readParagraphProperties, withTabs } from './paragraph-properties.ts'

const NO_THEME = { fonts: {}, colors: {} }

function propertiesOf(xml: string) {
  return readParagraphProperties(readXml(`<w:pPr>${xml}</w:pPr>`), NO_THEME)
}

// ECMA-376, 17.18.44.
test.each([
  ['left', 'start'],
  ['start', 'start'],
  ['center', 'center'],
  ['right', 'end'],
  ['end', 'end'],
  ['both', 'justify'],
  ['distribute', 'justify'],
  ['lowKashida', 'justify'],
  ['mediumKashida', 'justify'],
  ['highKashida', 'justify'],
  ['thaiDistribute', 'justify'],
  ['other', undefined],
])('lines aligned %s are set %s', (value, align) => {
  expect(propertiesOf(`<w:jc w:val="${value}"/>`).align).toBe(align)
})

// ECMA-376, 17.3.1.33: 240ths of a line, or points.
test.each([
  ['w:line="240"', { times: 1, extra: 'below' }],
  ['w:line="360" w:lineRule="auto"', { times: 1.5, extra: 'below' }],
  ['w:line="300" w:lineRule="exact"', { exactly: 15 }],
  ['w:line="300" w:lineRule="atLeast"', { atLeast: 15 }],
  ['w:line="-300" w:lineRule="exact"', { exactly: 15 }],
  ['w:line="0"', undefined],
])('lines with %s are %j high', (attributes, lineHeight) => {
  expect(propertiesOf(`<w:spacing ${attributes}/>`).lineHeight).toEqual(lineHeight)
})

test.each([
  ['w:before="120" w:after="240"', 6, 12],
  ['w:beforeLines="50" w:before="120" w:afterLines="200" w:after="0"', 6, 24],
  ['w:beforeLines="0" w:before="120" w:afterLines="100"', 6, 12],
])('a paragraph with %s has %d points above and %d below', (attributes, spaceBefore, spaceAfter) => {
  expect(propertiesOf(`<w:spacing ${attributes}/>`)).toMatchObject({ spaceBefore, spaceAfter })
})

test.each([
  ['w:left="720" w:right="360"', { indentStart: 36, indentEnd: 18 }],
  ['w:start="720" w:left="100" w:end="360" w:right="100"', { indentStart: 36, indentEnd: 18 }],
  ['w:firstLine="200"', { firstLine: 10 }],
  ['w:hanging="200" w:firstLine="400"', { firstLine: -10 }],
])('an indent of %s is %j', (attributes, indents) => {
  expect(propertiesOf(`<w:ind ${attributes}/>`)).toEqual(indents)
})

// ECMA-376, 17.18.84 and 17.18.72.
test.each([
  ['w:val="left" w:pos="720"', { at: 36, isCleared: false }],
  ['w:val="center" w:pos="720"', { at: 36, isCleared: false, align: 'center' }],
  ['w:val="right" w:pos="720" w:leader="dot"', { at: 36, isCleared: false, align: 'end', leader: '.' }],
  ['w:val="end" w:pos="720" w:leader="hyphen"', { at: 36, isCleared: false, align: 'end', leader: '-' }],
  ['w:val="decimal" w:pos="1" w:leader="none"', { at: 0.05, isCleared: false, align: 'decimal' }],
  ['w:val="left" w:pos="720" w:leader="underscore"', { at: 36, isCleared: false, leader: '_' }],
  ['w:val="left" w:pos="720" w:leader="heavy"', { at: 36, isCleared: false, leader: '_' }],
  ['w:val="left" w:pos="720" w:leader="middleDot"', { at: 36, isCleared: false, leader: '·' }],
  ['w:val="clear" w:pos="720"', { at: 36, isCleared: true }],
])('a tab stop with %s is %j', (attributes, stop) => {
  expect(propertiesOf(`<w:tabs><w:tab ${attributes}/></w:tabs>`).tabs).toEqual([stop])
})

test('ignores bar tab stops; positions are measured from the start, and the last stop at a position wins', () => {
  expect(propertiesOf('<w:tabs><w:tab w:val="bar" w:pos="720"/></w:tabs>').tabs).toEqual([])
  const stop = (at: number, align?: 'center') => ({ at, isCleared: false, ...(align ? { align } : {}) })
  expect(withTabs([stop(72), stop(36)], [stop(54), stop(36, 'center')])).toEqual([
    stop(36, 'center'),
    stop(54),
    stop(72),
  ])
})

// ECMA-376, 17.3.4: eighths of a point, from 2 to 96; 17.18.2.
test.each([
  ['w:val="single" w:sz="8" w:color="FF0000"', { width: 1, color: '#ff0000' }],
  ['w:val="single" w:color="auto"', { width: 0.5, color: '#000000' }],
  ['w:val="single" w:sz="1"', { width: 0.25, color: '#000000' }],
  ['w:val="single" w:sz="120"', { width: 12, color: '#000000' }],
  ['w:val="double" w:sz="4"', { width: 1, color: '#000000' }],
  ['w:val="dashed" w:sz="4"', { width: 0.5, color: '#000000', style: 'dashed' }],
  ['w:val="dashSmallGap" w:sz="4"', { width: 0.5, color: '#000000', style: 'dashed' }],
  ['w:val="dotDash" w:sz="4"', { width: 0.5, color: '#000000', style: 'dashed' }],
  ['w:val="dotted" w:sz="4"', { width: 0.5, color: '#000000', style: 'dotted' }],
  ['w:val="dotDotDash" w:sz="4"', { width: 0.5, color: '#000000', style: 'dotted' }],
  ['w:val="nil" w:sz="4"', { width: 0, color: '#000000' }],
  ['w:val="none" w:sz="4"', { width: 0, color: '#000000' }],
  ['w:sz="4"', { width: 0, color: '#000000' }],
])('a border with %s is %j', (attributes, border) => {
  expect(getBorder(readXml(`<w:top ${attributes}/>`), NO_THEME)).toEqual(border)
})
