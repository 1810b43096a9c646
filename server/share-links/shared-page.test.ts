import { expect, test } from 'vitest'
import { readFirst, type SharedPage } from './shared-page.ts'

const page = (title: string): SharedPage => ({ title, description: '', lines: [] })

test.each([
  [page('first'), page('second'), page('first'), 1],
  ['gone', page('second'), 'gone', 1],
  [undefined, page('second'), page('second'), 2],
  [undefined, 'gone', 'gone', 2],
  [undefined, undefined, undefined, 2],
] as const)('of %j and %j, %j is shown after %i looks', async (first, second, shown, looks) => {
  const reads: string[] = []
  const read = (view: typeof first | typeof second) => async (id: string) => {
    reads.push(id)
    return view
  }
  expect(await readFirst(read(first), read(second))('Zk3_x')).toEqual(shown)
  expect(reads).toEqual(Array(looks).fill('Zk3_x'))
})
