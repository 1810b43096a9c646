import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOperations } from '../doors/find-operations.ts'
import { listedText } from '../doors/listed-text.ts'

// npm run operations: writes down which operations there are, after one was added or changed.
writeFileSync(join(import.meta.dirname, '../doors/operations.json'), listedText(await findOperations()))
