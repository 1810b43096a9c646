import { expect, test, vi } from 'vitest'
import { chooseCore } from './engine-tesseract.ts'

/** A browser that runs modules of up to so many bytes: the one with relaxed instructions is the longest. */
function coreWhere(runs: (bytes: Uint8Array) => boolean): string {
  const validate = vi
    .spyOn(WebAssembly, 'validate')
    .mockImplementation((bytes) => bytes instanceof Uint8Array && runs(bytes))
  try {
    return chooseCore()
  } finally {
    validate.mockRestore()
  }
}
const usesRelaxed = (bytes: Uint8Array) => bytes.includes(128)

test('the fastest build that a browser runs reads the text of pictures', () => {
  expect(chooseCore()).toBe('tesseract-core-relaxedsimd-lstm')
  expect(coreWhere((bytes) => !usesRelaxed(bytes))).toBe('tesseract-core-simd-lstm')
  expect(coreWhere(() => false)).toBe('tesseract-core-lstm')
})

test('feature tests are complete modules, so that none is rejected for another reason', () => {
  const requests: boolean[] = []
  const { validate } = WebAssembly
  coreWhere((bytes) => {
    requests.push(validate(Uint8Array.from(bytes)))
    return false
  })
  expect(requests).toEqual([true, true])
})
