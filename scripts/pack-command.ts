// Writes the package of the command `sundry` to the given folder.
import { writeCommandPackage } from '../build/command-package.ts'

const [folder = ''] = process.argv.slice(2)
await writeCommandPackage(folder)
