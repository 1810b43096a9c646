import { vi } from 'vitest'

/** A busy machine can need seconds for what an idle one does at once. */
const TIMEOUT_MS = 20_000

/** Waits until `check` no longer throws, and returns its result; throws its last error after 20 s. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS })
}
