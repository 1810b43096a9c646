import { expect, test, vi } from 'vitest'
import { isSecretive } from './find-offers.ts'

test('tools are queried again after their worker crashed', async () => {
  let breaks = true
  class Fragile extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (breaks) queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'broken' })))
    }
  }
  vi.stubGlobal('Worker', Fragile)
  try {
    await expect(isSecretive('jwt-decoder')).rejects.toThrow('broken')
    breaks = false
    expect([await isSecretive('jwt-decoder'), await isSecretive('word-counter')]).toEqual([true, false])
  } finally {
    vi.unstubAllGlobals()
  }
})
