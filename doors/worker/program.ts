import { realOutside } from '../outside.ts'
import { serveJobs } from './serve-jobs.ts'

const outside = realOutside()

serveJobs(() => outside)
