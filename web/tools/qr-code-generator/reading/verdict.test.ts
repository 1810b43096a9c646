import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Settings } from '../settings.ts'
import { verdictOn } from './verdict.ts'

const judge = (settings: Partial<Settings>, text: string | undefined = 'a', hasLogo = false) =>
  verdictOn(v.parse(Settings, settings), 'a', { text }, hasLogo)

test('a correctly read design is good, and one not read yet is not judged', () => {
  expect(judge({})).toEqual({ kind: 'good' })
  expect(verdictOn(v.parse(Settings, {}), 'a', undefined, false)).toEqual({ kind: 'unchecked' })
})

test.each<[Partial<Settings>, string]>([
  [{ foreground: '#ffff00' }, 'contrast is 1.1:1'],
  [{ foreground: '#999999' }, 'contrast is 2.8:1'],
  [{ foreground: '#ffffff', background: '#000000' }, 'Swap the two colors.'],
  [{ foreground: '#eeeeee', background: '#000000', isTransparent: true }, 'contrast is 1.2:1'],
])('%j is doubted for its colors, even where a reader managed', (settings, cause) => {
  expect(judge(settings)).toMatchObject({ kind: 'doubtful', causes: [expect.stringContaining(cause)] })
})

test.each<[Partial<Settings>, boolean, string]>([
  [{}, true, 'The logo hides too much'],
  [{ modules: 'Dots' }, false, 'Choose square ones'],
  [{ eyes: 'Circle' }, false, 'Choose square ones'],
  [{ modules: 'Dots' }, true, 'The logo hides too much'],
  [{}, false, 'Choose a larger size'],
])('%j that was not read says what to change', (settings, hasLogo, cause) => {
  for (const read of ['b', ''])
    expect(judge(settings, read, hasLogo)).toMatchObject({
      kind: 'doubtful',
      causes: [expect.stringContaining(cause)],
    })
})
