import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOperations } from '../doors/find-operations.ts'
import { listedText } from '../doors/listed-text.ts'
import { operationsText } from '../doors/operations-text.ts'

const ROOT = join(import.meta.dirname, '..')
const found = await findOperations()
writeFileSync(join(ROOT, 'doors/operations.json'), listedText(found))
writeFileSync(join(ROOT, 'docs/operations.md'), operationsText(found))
