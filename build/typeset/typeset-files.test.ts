import { expect, test } from 'vitest'
import { fontSources, makeCut, packageFiles, readTypesetFile, writtenFiles } from './typeset-files.ts'

const decoded = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes))
const sourceOf = (name: string) => fontSources().find(({ file }) => file === name)

test('fontSources(): lists the files of a family in the order in which they are searched for a character', () => {
  const names = fontSources().filter(({ family }) => family === 'noto-sans-mono')
  expect(names.map(({ file }) => file)).toEqual([
    'noto-sans-mono/latin.woff2',
    'noto-sans-mono/latin-base.ttf',
    'noto-sans-mono/latin-ext.woff2',
    'noto-sans-mono/greek.woff2',
    'noto-sans-mono/cyrillic.woff2',
    'noto-sans-mono/vietnamese.woff2',
    'noto-sans-mono/greek-ext.woff2',
    'noto-sans-mono/cyrillic-ext.woff2',
  ])
})

test('writtenFiles(): lists size and characters of each file, and stores long lists in separate files', () => {
  const files = writtenFiles(fontSources())
  const { shaper, subsetter, decoder, families, listed } = decoded(files.get('index.json'))
  expect([shaper.file, subsetter.file]).toEqual(['harfbuzz.wasm', 'harfbuzz-subset.wasm'])
  expect(decoder).toEqual({ file: 'woff2.wasm', bytes: 212978 })
  expect(families.find(({ name }: { name: string }) => name === 'noto-sans-thai')).toEqual({
    name: 'noto-sans-thai',
    slices: [
      {
        isItalic: false,
        file: 'noto-sans-thai/thai.woff2',
        bytes: 26924,
        ranges: [0x2d7, 0x2d7, 0x303, 0x303, 0x331, 0x331, 0xe01, 0xe5b, 0x200c, 0x200d, 0x25cc, 0x25cc],
      },
    ],
  })
  const names = ['jp', 'kr', 'sc', 'tc'].map((region) => `noto-sans-${region}`)
  const expected = [...names, 'carlito', 'caladea', 'arimo', 'tinos', 'cousine']
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(expected)
  const jp = files.get('noto-sans-jp/index.json')
  expect(listed[0].list).toEqual({ file: 'noto-sans-jp/index.json', bytes: jp?.length })
  expect(decoded(jp).slices).toHaveLength(120)
})

test('makeCut(): makes a small TrueType font of the characters', async () => {
  const source = sourceOf('noto-sans/latin-base.ttf')
  const font = source && (await makeCut(source))
  expect([[...(font?.subarray(0, 4) ?? [])], font?.length]).toEqual([[0, 1, 0, 0], 44212])
})

test('readTypesetFile(): reads files of packages, subsets and the index by their names', async () => {
  const path = packageFiles().get('noto-sans/latin.woff2')
  expect(path).toMatch(/@fontsource-variable.noto-sans.files.noto-sans-latin-wght-normal\.woff2$/)
  expect((await readTypesetFile('noto-sans/latin.woff2')).length).toBe(35820)
  expect((await readTypesetFile('noto-sans-math/math-base-400.ttf')).length).toBe(50652)
  expect(await readTypesetFile('index.json')).toEqual(writtenFiles(fontSources()).get('index.json'))
  await expect(readTypesetFile('noto-sans/none.ttf')).rejects.toThrow(
    'The typesetter has no file noto-sans/none.ttf',
  )
})
