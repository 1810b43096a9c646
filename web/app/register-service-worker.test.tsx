import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'connection')
})
beforeEach(() => localStorage.removeItem('sundry-visited'))

/** Returns the scripts requested for caching all pages, one per visit. */
function registrationsAfter(visits: number, saveData: boolean | undefined): unknown[] {
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'connection', {
    value: saveData === undefined ? undefined : { saveData },
    configurable: true,
  })
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new Error('blocked'))
  for (let visit = 0; visit < visits; visit++) registerServiceWorker()
  return register.mock.calls.map(([url]) => url)
}

test.each([
  [undefined, 1, 1],
  [false, 1, 1],
  [true, 1, 0],
  [true, 2, 1],
  [true, 3, 2],
])('with Save-Data %s, %i visits request caching of all pages %i times', (saveData, visits, times) => {
  expect(registrationsAfter(visits, saveData)).toEqual(Array(times).fill('/service-worker.js'))
})
