import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { Numbering } from './numbering.ts'

const NO_THEME = { fonts: {}, colors: {} }

function numberingOf(xml: string, styles: Readonly<Record<string, string>> = {}): Numbering {
  return new Numbering(readXml(`<w:numbering>${xml}</w:numbering>`), NO_THEME, (id) => styles[id])
}

const level = (index: number, more = '', pattern = `%${index + 1}`) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${pattern}"/>${more}</w:lvl>`
const definition = (id: number, content: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`
const instance = (id: number, of: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${overrides}</w:num>`
const override = (index: number, content: string) =>
  `<w:lvlOverride w:ilvl="${index}">${content}</w:lvlOverride>`
const starts = (index: number, start: number) => override(index, `<w:startOverride w:val="${start}"/>`)

/** Returns the labels of items of these levels, one after the other; `2:0` is an item of instance 2. */
function textsOf(numbering: Numbering, items: string): (string | undefined)[] {
  return items.split(' ').map((item) => {
    const [index = '', id = '1'] = item.split(':').toReversed()
    return numbering.next(id, Number(index))?.text
  })
}

const restart = (value: number) => `<w:lvlRestart w:val="${value}"/>`

// ECMA-376, 17.9.10: the level, counted from 1, that restarts this one.
test.each([
  ['nothing', '', '0 2 2 1 2 0 2', '1 1 2 1 1 2 1'],
  ['0: never', restart(0), '0 2 2 1 2 0 2', '1 1 2 1 3 2 4'],
  ['1: the first level alone', restart(1), '0 2 2 1 2 1 2 0 2', '1 1 2 1 3 2 4 2 1'],
  ['2: the second level, and the first', restart(2), '0 1 2 2 1 2 0 2', '1 1 1 2 2 1 2 1'],
])('a third level whose restart says %s counts on till then', (_, more, items, texts) => {
  const list = definition(0, level(0) + level(1) + level(2, more)) + instance(1, 0)
  expect(textsOf(numberingOf(list), items)).toEqual(texts.split(' '))
})

test('a deeper level restarts below each item, and a level continues after deeper ones', () => {
  const list =
    definition(0, level(0, '', '%1.') + level(1, '', '%1.%2') + level(2, '', '%1.%2.%3')) + instance(1, 0)
  expect(textsOf(numberingOf(list), '0 1 2 2 1 2 0 0 1')).toEqual([
    '1.',
    '1.1',
    '1.1.1',
    '1.1.2',
    '1.2',
    '1.2.1',
    '2.',
    '3.',
    '3.1',
  ])
})

test('an item whose higher levels have had none yet shows where they start', () => {
  const third = '<w:lvl w:ilvl="0"><w:start w:val="3"/><w:lvlText w:val="%1"/></w:lvl>'
  const list = definition(0, third + level(1, '', '%1.%2.%4')) + instance(1, 0)
  const numbering = numberingOf(list)
  expect(numbering.next('1', 1)).toEqual({ text: '3.1.1', number: 1, list: '0' })
  expect(numbering.next('1', 0)).toEqual({ text: '3', number: 3, list: '0' })
  expect(numbering.next('1', 1)).toEqual({ text: '3.1.1', number: 1, list: '0' })
})

// ECMA-376, 17.9.27.
test('an instance starts once at its own number, and continues from there', () => {
  const list = definition(0, level(0) + level(1)) + instance(1, 0) + instance(2, 0, starts(0, 7))
  expect(textsOf(numberingOf(list), '1:0 1:0 2:0 2:0 1:0 2:0')).toEqual(['1', '2', '7', '8', '9', '10'])
})

test("each level of an instance starts at the instance's value, once", () => {
  const list = definition(0, level(0) + level(1)) + instance(1, 0, starts(0, 5) + starts(1, 3))
  expect(textsOf(numberingOf(list), '0 1 1 0 1')).toEqual(['5', '3', '4', '6', '1'])
})

test('two restarting instances restart independently', () => {
  const list = definition(0, level(0)) + instance(2, 0, starts(0, 1)) + instance(3, 0, starts(0, 1))
  expect(textsOf(numberingOf(list), '2:0 2:0 3:0 3:0 2:0')).toEqual(['1', '2', '1', '2', '3'])
})

test('instances of one definition count together, those of another by themselves', () => {
  const list =
    definition(4, level(0)) + definition(5, level(0)) + instance(1, 4) + instance(2, 4) + instance(3, 5)
  const numbering = numberingOf(list)
  expect(textsOf(numbering, '1:0 2:0 3:0 1:0 3:0')).toEqual(['1', '2', '1', '3', '2'])
  expect(numbering.next('2', 0)).toEqual({ text: '4', number: 4, list: '4' })
  expect(numbering.next('3', 0)).toEqual({ text: '3', number: 3, list: '5' })
})

test('a level redefined by an instance replaces that of the definition, only there', () => {
  const own =
    '<w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="(%1)"/></w:lvl>'
  const list = definition(0, level(0, '', '%1.')) + instance(1, 0, override(0, own)) + instance(2, 0)
  const numbering = numberingOf(list)
  expect(textsOf(numbering, '1:0 1:0 2:0')).toEqual(['(IV)', '(V)', '6.'])
  expect(numbering.level('2', 0)?.format).toBe('decimal')
})

// ECMA-376, 17.9.4.
test.each([
  ['', 'B.II.c'],
  ['<w:isLgl/>', '2.2.c'],
  ['<w:isLgl w:val="0"/>', 'B.II.c'],
])('numbers of higher levels below a level with "%s" read %s', (legal, text) => {
  const formatted = (index: number, format: string, pattern: string, more = '') =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/>${more}</w:lvl>`
  const list =
    definition(
      0,
      formatted(0, 'upperLetter', '%1') +
        formatted(1, 'upperRoman', '%2') +
        formatted(2, 'lowerLetter', '%1.%2.%3', legal),
    ) + instance(1, 0)
  expect(textsOf(numberingOf(list), '0 0 1 1 2 2 2').at(-1)).toBe(text)
})

// ECMA-376, 17.9.21: the definition is that of the instance which the style names.
test('a definition that only names a style has the levels of the style', () => {
  const list =
    definition(0, '<w:numStyleLink w:val="Steps"/>') +
    definition(1, level(0, '', 'Step %1')) +
    instance(1, 0) +
    instance(2, 1)
  const numbering = numberingOf(list, { Steps: '2' })
  expect(numbering.next('1', 0)).toEqual({ text: 'Step 1', number: 1, list: '1' })
  expect(numbering.next('2', 0)).toEqual({ text: 'Step 2', number: 2, list: '1' })
})

test.each([
  ['no style', {}],
  ['a style of a list that is not there', { Steps: '9' }],
])('a definition that leads to %s uses its own levels', (_, styles) => {
  const list = definition(0, `<w:numStyleLink w:val="Steps"/>${level(0, '', 'own %1')}`) + instance(1, 0)
  expect(textsOf(numberingOf(list, styles), '0')).toEqual(['own 1'])
})

test.each([
  ['1', 5],
  ['9', 0],
])('an item of list %s at level %i, which is not there, has no number', (id, index) => {
  const numbering = numberingOf(definition(0, level(0)) + instance(1, 0))
  expect(numbering.next(id, index)).toBeUndefined()
  expect(numbering.level(id, index)).toBeUndefined()
})

test('a document without lists has no levels', () => {
  const numbering = new Numbering(undefined, NO_THEME, () => undefined)
  expect(numbering.level(undefined, 0)).toBeUndefined()
  expect(numbering.next('1', 0)).toBeUndefined()
})

test.each([
  ['', 'tab'],
  ['<w:suff w:val="tab"/>', 'tab'],
  ['<w:suff w:val="space"/>', 'space'],
  ['<w:suff w:val="nothing"/>', 'none'],
])('the number of a level with "%s" is followed by: %s', (suffix, follow) => {
  expect(numberingOf(definition(0, level(0, suffix)) + instance(1, 0)).level('1', 0)?.follow).toBe(follow)
})

test('a level that says nothing counts from 0 in digits and shows nothing', () => {
  const numbering = numberingOf(definition(0, '<w:lvl/>') + instance(1, 0))
  expect(numbering.level('1', 0)).toEqual({
    start: 0,
    format: 'decimal',
    pattern: '',
    follow: 'tab',
    paragraph: {},
    text: {},
    styleId: undefined,
    isLegal: false,
    restart: undefined,
  })
  expect(numbering.next('1', 0)).toEqual({ text: '', number: 0, list: '0' })
})

test('a level has its own indents and its own looks', () => {
  const numbering = numberingOf(
    definition(0, level(0, '<w:pPr><w:ind w:left="720"/></w:pPr><w:rPr><w:b/></w:rPr>')) + instance(1, 0),
  )
  expect(numbering.level('1', 0)).toMatchObject({ paragraph: { indentStart: 36 }, text: { bold: true } })
})

test('a format for newer programs falls back to the one for others', () => {
  const ways =
    '<mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom"/></mc:Choice><mc:Fallback><w:numFmt w:val="lowerRoman"/></mc:Fallback></mc:AlternateContent>'
  const list = definition(0, `<w:lvl w:ilvl="0">${ways}<w:start w:val="4"/><w:lvlText w:val="%1)"/></w:lvl>`)
  expect(textsOf(numberingOf(list + instance(1, 0)), '0')).toEqual(['iv)'])
})

test('levelOfStyle(): finds a level by its style name, none without a style', () => {
  const list =
    definition(0, level(0) + level(1, '<w:pStyle w:val="Second"/>') + level(2, '<w:pStyle w:val="Third"/>')) +
    instance(1, 0)
  const numbering = numberingOf(list)
  expect(numbering.levelOfStyle('1', 'Second')).toBe(1)
  expect(numbering.levelOfStyle('1', 'Third')).toBe(2)
  expect(numbering.levelOfStyle('1', 'Fourth')).toBeUndefined()
  expect(numbering.levelOfStyle('1', undefined)).toBeUndefined()
  expect(numbering.levelOfStyle('2', 'Second')).toBeUndefined()
  expect(numbering.levelOfStyle(undefined, 'Second')).toBeUndefined()
})
