import { createOperationContext } from '../run-operation.ts'
import { endWithParent } from './end-with-parent.ts'
import { serveJobs } from './run-job.ts'

endWithParent(Number(process.argv[2]))
const context = createOperationContext()

serveJobs(() => context)
