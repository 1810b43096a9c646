import { useEffect, useState } from 'react'
import { createWorkerQueue, type WorkerQueue } from './worker-queue.ts'

/** Returns a queue that lives as long as the component. */
export function useWorkerQueue(createWorker: () => Worker): WorkerQueue {
  const [queue] = useState(() => createWorkerQueue(createWorker))
  useEffect(() => queue.close, [queue])
  return queue
}
