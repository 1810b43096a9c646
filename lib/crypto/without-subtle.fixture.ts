import { afterAll, beforeAll } from 'vitest'

/** Hides `crypto.subtle` from the tests of a file, as browsers do on pages over plain http. */
export function withoutSubtle(): void {
  beforeAll(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  })
  afterAll(() => {
    Reflect.deleteProperty(crypto, 'subtle')
  })
}
