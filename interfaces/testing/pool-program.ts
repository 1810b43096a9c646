import { endWithParent } from '../worker/end-with-parent.ts'
import type { Job, Progress, Reply } from '../worker/run-job.ts'

/** Behaviors of a test process of the pool, by the name of an operation; any other is never answered. */
const DEEDS: Readonly<Record<string, () => void>> = {
  who: () => send({ kind: 'refused', problem: { message: `${process.pid}`, detail: '' } }),
  progress: () => {
    for (const share of [0.25, 0.5]) send({ kind: 'progress', share })
    send({ kind: 'refused', problem: { message: 'done', detail: '' } })
  },
  end: () => process.exit(134),
  environment: () =>
    send({ kind: 'refused', problem: { message: Object.keys(process.env).sort().join(), detail: '' } }),
  spin: () => {
    for (;;);
  },
}

function send(message: Reply | Progress): void {
  process.send?.(message)
}

process.on('message', (job: Job) => {
  if (job.kind === 'run') DEEDS[job.operation]?.()
})
endWithParent(Number(process.argv[2]))
process.on('disconnect', () => process.exit(0))
