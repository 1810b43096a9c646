import { useEffect, useState } from 'react'
import { type Desk, openDesk } from './worker-queue.ts'

/** A desk that lives as long as what uses it. */
export function useDesk(createWorker: () => Worker): Desk {
  const [desk] = useState(() => openDesk(createWorker))
  useEffect(() => desk.close, [desk])
  return desk
}
