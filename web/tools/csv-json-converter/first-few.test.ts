import { expect, test } from 'vitest'
import { FirstFew } from './first-few.ts'

test('of six remarks five are shown and all are counted; the others are never put into words', () => {
  const few = new FirstFew()
  const rendered: number[] = []
  for (const number of [1, 2, 3, 4, 5, 6])
    few.add(() => {
      rendered.push(number)
      return `remark ${number}`
    })
  expect(few.shown).toEqual(['remark 1', 'remark 2', 'remark 3', 'remark 4', 'remark 5'])
  expect(few.count).toBe(6)
  expect(rendered).toEqual([1, 2, 3, 4, 5])
})
