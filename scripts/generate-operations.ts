import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manPage } from '../interfaces/cli/man-page.ts'
import { operationsText } from '../interfaces/cli/operations-text.ts'
import { findOperations } from '../interfaces/find-operations.ts'
import { findTools, listedText, toolsText } from '../interfaces/generated-files.ts'

const ROOT = join(import.meta.dirname, '..')
const found = await findOperations(findTools())
writeFileSync(join(ROOT, 'interfaces/operations.json'), listedText(found))
writeFileSync(join(ROOT, 'interfaces/mcp/tools.json'), toolsText(found))
writeFileSync(join(ROOT, 'docs/operations.md'), operationsText(found))
writeFileSync(join(ROOT, 'docs/sundry.1'), manPage(found.map(({ operation }) => operation)))
