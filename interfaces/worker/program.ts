import { realOutside } from '../operation-context.ts'
import { serveJobs } from './serve-jobs.ts'

const outside = realOutside()

serveJobs(() => outside)
