import { homedir } from 'node:os'
import { userDataFolder } from './data-folder.ts'

// sundry admin|backup|restore|move …: the operator's commands, on the data of `sundry serve`.
process.env.DATA_DIR ||= userDataFolder(process.platform, homedir(), process.env)
const [command] = process.argv.slice(2)
if (command === 'admin' || command === 'move') process.argv.splice(2, 1)
if (command === 'admin') await import('../run-admin.ts')
else if (command === 'move') await import('../move-database.ts')
else await import('../backup.ts')
