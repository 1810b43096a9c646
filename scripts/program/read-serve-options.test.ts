import { expect, test } from 'vitest'
import { readServeOptions } from './read-serve-options.ts'

const read = (args: readonly string[], environment = {}) =>
  readServeOptions(args, environment, '/home/ana/sundry')

test('without options the data are in the folder of the user, or where DATA_DIR says', () => {
  expect(read([])).toEqual({
    settings: { NODE_ENV: 'production', DATA_DIR: '/home/ana/sundry' },
    opensBrowser: false,
    needsHelp: false,
  })
  expect(read([], { DATA_DIR: '/data' }).settings.DATA_DIR).toBe('/data')
})

test('options replace the settings of the environment', () => {
  const args = ['--port', '80', '--host=127.0.0.1', '--data', 'here', '--open']
  expect(read(args, { DATA_DIR: '/data', PORT: '1' })).toEqual({
    settings: { NODE_ENV: 'production', DATA_DIR: 'here', PORT: '80', HOST: '127.0.0.1' },
    opensBrowser: true,
    needsHelp: false,
  })
})

test.each([[['--prot', '80']], [['--port']], [['now']]])('%j is refused', (args) => {
  expect(() => read(args)).toThrow()
})
