import { expect, test } from 'vitest'
import { getSteps, keyStep, type Step } from './nested-keys.ts'

test.each<[string, Step[]]>([
  ['a', ['a']],
  ['a.b', ['a', 'b']],
  ['a.b[0].c', ['a', 'b', 0, 'c']],
  ['a[9999]', ['a', 9999]],
  ['[""]', ['']],
  ['a[""]', ['a', '']],
  ['a[""].b', ['a', '', 'b']],
  ['["x.y"].z', ['x.y', 'z']],
  ['["a]"]["[b"]', ['a]', '[b']],
  ['["say \\"hi\\""]', ['say "hi"']],
  ['["\\u00e9"]', ['é']],
])('%s is a path of the steps %j', (path, steps) => {
  expect(getSteps(path)).toEqual(steps)
})

test.each(['', ...'.a a. a..b [0] [0].a a[10000] a[] a[x] a] a["b" a["\\q"] a[0]b'.split(' ')])(
  'getSteps(): returns %j as a single name, not a path',
  (name) => {
    expect(getSteps(name)).toEqual([name])
  },
)

test.each(['plain', 'with space', '', '.', 'a.b', 'a[0]', ']', 'say "hi"', 'back\\slash', '"', '0'])(
  'the key %j round-trips through its path, at the top and nested',
  (key) => {
    expect(getSteps(keyStep('', key))).toEqual([key])
    expect(getSteps(keyStep('up', key))).toEqual(['up', key])
    expect(getSteps(keyStep(keyStep('', key), 'down'))).toEqual([key, 'down'])
  },
)
