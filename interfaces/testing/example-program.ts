import { serveJobs } from '../worker/run-job.ts'
import { exampleContext } from './example-context.ts'

// As `worker/program.ts`, with the chance and the time of examples.
serveJobs(exampleContext)
