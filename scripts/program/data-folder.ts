import { join } from 'node:path'
import type { Environment } from '../../server/read-setting.ts'

/**
 * Returns the folder for the data of an installed program: by the XDG Base Directory Specification on Linux, and by the
 * conventions of macOS and Windows.
 */
export function userDataFolder(platform: string, home: string, environment: Environment): string {
  if (platform === 'darwin') return join(home, 'Library/Application Support/Sundry')
  if (platform === 'win32') return join(environment.LOCALAPPDATA || join(home, 'AppData/Local'), 'Sundry')
  return join(environment.XDG_DATA_HOME || join(home, '.local/share'), 'sundry')
}
