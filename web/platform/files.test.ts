import { expect, test } from 'vitest'
import { sortFiles } from './files.ts'

const rules = { accept: '.json,application/json', limitBytes: 2 * 1024 * 1024 }
const file = (name: string, size: number, type = '') => new File([new Uint8Array(size)], name, { type })

test('accepts the valid files and reports for each other one the reason', () => {
  const good = file('a.JSON', 2)
  const typed = file('noending', 2, 'application/json')
  expect(
    sortFiles([good, file('b.txt', 2), file('c.json', 0), file('d.json', 3 * 1024 * 1024), typed], rules),
  ).toEqual({
    good: [good, typed],
    errors: [
      '"b.txt" is not a supported file type.',
      '"c.json" is empty.',
      '"d.json" is too large (3 MB). The limit is 2 MB.',
    ],
  })
})
