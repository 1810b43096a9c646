// Writes the npm package of a release to the given folder.
import { addSite, writePackage } from '../build/release-package.ts'

const [folder = ''] = process.argv.slice(2)
await writePackage(folder)
await addSite(folder)
