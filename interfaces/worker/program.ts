import { createOperationContext } from '../operation-context.ts'
import { serveJobs } from './serve-jobs.ts'

const context = createOperationContext()

serveJobs(() => context)
