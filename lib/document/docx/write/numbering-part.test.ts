import { expect, test } from 'vitest'
import type { ListMarker } from '../../blocks.ts'
import { NumberingPart } from './numbering-part.ts'

function levelsOf(marker: ListMarker, more: { level?: number; start?: number; char?: string } = {}) {
  const part = new NumberingPart()
  part.add({ marker, level: 0, start: 1, indent: 18, ...more })
  return [...part.xml.matchAll(/<w:lvl .*?<\/w:lvl>/g)].map(([level]) => level)
}

// ECMA-376, 17.18.59.
test.each<[ListMarker, string, string]>([
  ['bullet', 'bullet', '•'],
  ['decimal', 'decimal', '%1.'],
  ['lower-letter', 'lowerLetter', '%1.'],
  ['upper-letter', 'upperLetter', '%1.'],
  ['lower-roman', 'lowerRoman', '%1.'],
  ['upper-roman', 'upperRoman', '%1.'],
  ['none', 'none', ''],
])('a list of %s is numbered as %s', (marker, format, text) => {
  expect(levelsOf(marker)[0]).toContain(`<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>`)
})

test('nine levels alternate among three bullets, each indented by another 18 points', () => {
  const levels = levelsOf('bullet')
  expect(levels.map((level) => /w:lvlText w:val="(.)"/.exec(level)?.[1]).join('')).toBe('•◦▪•◦▪•◦▪')
  expect(levels.map((level) => Number(/w:left="(\d+)"/.exec(level)?.[1]))).toEqual([
    360, 720, 1080, 1440, 1800, 2160, 2520, 2880, 3240,
  ])
  expect(levels.every((level) => level.includes('w:hanging="360"'))).toBe(true)
})

test("numbers start at the list's start, and name their own level", () => {
  const levels = levelsOf('decimal', { start: 4 })
  expect(levels[0]).toContain('<w:start w:val="4"/>')
  expect(levels[8]).toContain('<w:lvlText w:val="%9."/>')
})

test('a list within lists stands as far in as it does, what is before it not left of the margin', () => {
  const levels = levelsOf('decimal', { level: 2 })
  expect(levels[2]).toContain('w:left="360"')
  expect(levels[0]).toContain('w:left="0" w:hanging="200"')
})

test('lists with the same bullet share a definition, others have separate ones', () => {
  const part = new NumberingPart()
  expect(part.isEmpty).toBe(true)
  const char = { marker: 'bullet', level: 0, start: 1, indent: 18, char: '☑' } as const
  expect([part.add(char), part.add(char), part.add({ ...char, char: '☐' })]).toEqual([1, 1, 2])
  const list = { marker: 'decimal', level: 0, start: 1, indent: 18 } as const
  expect([part.add(list), part.add(list)]).toEqual([3, 4])
  expect(part.isEmpty).toBe(false)
  expect(part.xml).toContain('<w:num w:numId="4"><w:abstractNumId w:val="4"/></w:num>')
})
