import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('two run at once, the others in the order of arrival, also after one has failed', async () => {
  const run = limitConcurrency(2)
  const begun: string[] = []
  const chunks = new Map<string, PromiseWithResolvers<string>>()
  const ask = (name: string) => {
    const chunk = Promise.withResolvers<string>()
    chunks.set(name, chunk)
    return run(() => {
      begun.push(name)
      return chunk.promise
    })
  }
  const answers = ['a', 'b', 'c', 'd'].map(ask)
  expect(begun).toEqual(['a', 'b'])
  chunks.get('b')?.reject(new Error('b has failed'))
  await expect(answers[1]).rejects.toThrow('b has failed')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  chunks.get('a')?.resolve('A')
  expect(await answers[0]).toBe('A')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  chunks.get('c')?.resolve('C')
  chunks.get('d')?.resolve('D')
  expect(await Promise.all([answers[2], answers[3], ask('e')].slice(0, 2))).toEqual(['C', 'D'])
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  chunks.get('e')?.resolve('E')
})
