import { expect, test } from 'vitest'
import { userDataFolder } from './data-folder.ts'

test.each([
  ['linux', {}, '/home/ana/.local/share/sundry'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/sundry'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/ana/.local/share/sundry'],
  ['darwin', {}, '/home/ana/Library/Application Support/Sundry'],
  ['win32', { LOCALAPPDATA: '/home/ana/Local' }, '/home/ana/Local/Sundry'],
  ['win32', {}, '/home/ana/AppData/Local/Sundry'],
])('userDataFolder(): on %s with %j it is %s', (platform, environment, folder) => {
  expect(userDataFolder(platform, '/home/ana', environment)).toBe(folder)
})
