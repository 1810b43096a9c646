import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { chooseAlternate } from './alternate.ts'
import { mirroredChars } from './run-style.ts'

const way = (text: string) =>
  chooseAlternate(readXml(`<mc:AlternateContent xmlns:mc="mc">${text}</mc:AlternateContent>`, {}))
const choice = (requires: string) => `<mc:Choice Requires="${requires}"/>`

// ECMA-376, part 3, 9.3.
test.each([
  [`${choice('wps')}<mc:Fallback/>`, 'mc:Choice'],
  [`<mc:Fallback/>${choice('wpg')}`, 'mc:Choice'],
  [`${choice('wpc')}`, 'mc:Choice'],
  [`${choice('w14')}<mc:Fallback/>`, 'mc:Choice'],
  [`${choice('x99')}<mc:Fallback/>`, 'mc:Fallback'],
  [`${choice('wps2')}<mc:Fallback/>`, 'mc:Fallback'],
  [`${choice('x99 wps')}<mc:Fallback/>`, 'mc:Fallback'],
  [`${choice('x99')}${choice('wps')}<mc:Fallback/>`, 'mc:Choice'],
  [choice('x99'), 'mc:Choice'],
  ['', ''],
])('of the ways %s it is %s that is read', (ways, name) => {
  expect(way(ways).name).toBe(name)
})

// UAX 9, 2.1 and 2.2: embeddings 202A and 202B, overrides 202D and 202E, and 202C which ends both.
test.each([
  ['w:dir', 'ltr', ['\u202A', '\u202C']],
  ['w:dir', 'rtl', ['\u202B', '\u202C']],
  ['w:bdo', 'ltr', ['\u202D', '\u202C']],
  ['w:bdo', 'rtl', ['\u202E', '\u202C']],
  ['w:bdo', '', ['', '']],
  ['w:r', 'rtl', ['', '']],
])('%s to %s mirrors its text', (name, value, chars) => {
  expect(mirroredChars({ name, attributes: { 'w:val': value }, children: [] })).toEqual(chars)
})
