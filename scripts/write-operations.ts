import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOperations } from '../doors/find-operations.ts'
import { operationsText } from '../doors/operations-text.ts'
import { listedText, schemasText } from '../doors/written-down.ts'

const ROOT = join(import.meta.dirname, '..')
const found = await findOperations()
writeFileSync(join(ROOT, 'doors/operations.json'), listedText(found))
writeFileSync(join(ROOT, 'doors/schemas.json'), schemasText(found))
writeFileSync(join(ROOT, 'docs/operations.md'), operationsText(found))
