import { expect, test } from 'vitest'
import { getMeaning } from './claim-meanings.ts'

test.each(['', 'EXP', 'constructor', 'toString', 'my_claim'])('%j is a private claim', (name) => {
  expect(getMeaning(name)).toBeUndefined()
})
