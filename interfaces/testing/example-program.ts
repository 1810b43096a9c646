import { serveJobs } from '../worker/serve-jobs.ts'
import { exampleOutside } from './example-context.ts'

// As `worker/program.ts`, with the chance and the time of examples.
serveJobs(exampleOutside)
