import { createOperationContext } from '../run-operation.ts'
import { serveJobs } from './run-job.ts'

const context = createOperationContext()

serveJobs(() => context)
