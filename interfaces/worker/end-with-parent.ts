import { Worker } from 'node:worker_threads'

const INTERVAL_MS = 1_000

/**
 * Ends this process when its parent has ended, even if it computes without pause: a thread looks, since the event loop
 * of the process does not get a turn then.
 */
export function endWithParent(parent: number): void {
  const code = `setInterval(() => {
    if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL')
  }, ${INTERVAL_MS})`
  // Node's permission model can forbid threads; a busy worker then ends with its job.
  if (process.permission && !process.permission.has('worker')) return
  const thread = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 }, execArgv: [] })
  thread.unref()
}
