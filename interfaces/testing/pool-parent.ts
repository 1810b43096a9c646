import { startWorker } from '../worker/worker-process.ts'

// Starts a worker that computes without end, and prints its process id.
const started = startWorker({ memoryMb: 64, program: new URL('./pool-program.ts', import.meta.url) })
if ('child' in started)
  started.child.send({ kind: 'run', operation: 'spin', request: {} }, () => {
    process.stdout.write(`${started.child.pid}\n`)
  })
