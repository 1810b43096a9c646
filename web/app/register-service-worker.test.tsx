import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'connection')
})
beforeEach(() => localStorage.removeItem('sundry-visited'))

/** The scripts that a finished page asked to keep all pages, one for each visit. */
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
])(
  'with the wish to save data %s, %i visits ask %i times for all pages to be kept',
  (saveData, visits, times) => {
    expect(registrationsAfter(visits, saveData)).toEqual(Array(times).fill('/service-worker.js'))
  },
)
