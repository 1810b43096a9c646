import { expect, test } from 'vitest'
import { testEngine } from '../engine.fixture.ts'
import type { FontRequest } from '../fonts/font-set.ts'

const REQUEST: FontRequest = { font: 'sans', isBold: false, isItalic: false, han: 'ja' }

/** Returns glyphs in the format of `hb-shape`: glyph, cluster, offset, advance, and a flag if unsafe to break. */
async function shaped(text: string, direction: 'ltr' | 'rtl', language: string): Promise<string[]> {
  const { fonts } = await testEngine()
  const characters = new Set([...text].map((character) => character.codePointAt(0) ?? 0))
  await fonts.prepare(new Map([[REQUEST, characters]]))
  const [first = 0] = characters
  const glyphs = fonts.faceFor(first, REQUEST)?.font.shape(text, direction, language) ?? []
  return glyphs.map(
    ({ glyph, cluster, x, y, advance, isTied }) =>
      `${glyph}=${cluster}@${x},${y}+${advance}${isTied ? '#' : ''}`,
  )
}

test('glyphs, clusters, offsets and advances are those of the native hb-shape 6.0 with the same font', async () => {
  expect(await shaped('مُحَمَّدٌ', 'rtl', 'ar')).toEqual([
    '349=7@36,-1+0#',
    '29=7@0,0+532#',
    '344=4@120,104+0#',
    '341=4@128,-96+0#',
    '78=4@0,0+578#',
    '344=2@-6,-106+0#',
    '26=2@0,0+637#',
    '345=0@130,-100+0',
    '79=0@0,0+525',
  ])
  expect(await shaped('ที่นี้', 'ltr', 'th')).toEqual([
    '107=0@0,0+609',
    '84=0@-3,0+0',
    '42=0@-3,0+0',
    '61=3@0,0+613',
    '84=3@0,0+0',
    '47=3@0,0+0',
  ])
})
