import { expect, test } from 'vitest'
import { createBackground } from './background.ts'

test('work starts immediately, and idle resolves after all of it, including work started by other work', async () => {
  const background = createBackground(() => {})
  const done: string[] = []
  const later = async (name: string, next?: string) => {
    await Promise.resolve()
    await Promise.resolve()
    if (next) background.run(() => later(next))
    done.push(name)
  }
  let hasBegun = false
  background.run(async () => {
    hasBegun = true
    await later('first', 'its own')
  })
  background.run(() => later('second'))
  expect([hasBegun, done]).toEqual([true, []])
  await background.idle()
  expect(done.sort()).toEqual(['first', 'its own', 'second'])
  await background.idle()
})

test('createBackground(): logs failed work and runs the rest', async () => {
  const lines: string[] = []
  const background = createBackground((line) => lines.push(line))
  const error = new Error('The line is broken')
  background.run(() => Promise.reject(error))
  background.run(() => Promise.reject('in words'))
  let isDone = false
  background.run(async () => {
    isDone = true
  })
  await background.idle()
  expect(lines).toEqual([`error ${error.stack}`, 'error in words'])
  expect(isDone).toBe(true)
})
