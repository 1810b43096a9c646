import { useRef, useState } from 'react'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { drawImage } from '#web/platform/draw-image.ts'
import { sortFiles } from '#web/platform/files.ts'
import type { WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import { ENGINE } from './create-reader.ts'
import type { Found, ReadAnswer, ScanJob } from './read-job.ts'

const IMAGES = { accept: 'image/*', limitBytes: 50 * 1024 * 1024 } as const

type Scan = {
  readonly isBusy: boolean
  readonly found?: readonly Found[]
  readonly problem?: Problem
}

const IDLE: Scan = { isBusy: false }

/** More than the largest code needs. */
const MAX_SVG_LENGTH = 2048

async function scan(queue: WorkerQueue, file: File): Promise<Result<ReadAnswer>> {
  const drawn =
    file.type === 'image/svg+xml' ? await toResultAsync(() => drawImage(file, MAX_SVG_LENGTH)) : undefined
  if (drawn?.ok === false) return drawn
  const image = drawn ? await createImageBitmap(drawn.value) : file
  return queue.run<ScanJob, ReadAnswer>({ kind: 'scan', document: ENGINE, image })
}

/** Reads the codes in a picture; the latest one wins. */
export function useScan(queue: WorkerQueue) {
  const [state, setState] = useState<Scan>(IDLE)
  const latest = useRef<File>(undefined)
  const read = async (image: File) => {
    latest.current = image
    const [error] = sortFiles([image], IMAGES).errors
    if (error) return setState({ isBusy: false, problem: { message: error, detail: '' } })
    setState({ isBusy: true })
    const result = await scan(queue, image)
    if (latest.current !== image) return
    if (!result.ok) setState({ isBusy: false, problem: result.problem })
    else if (result.value.length > 0) setState({ isBusy: false, found: result.value })
    else
      setState({
        isBusy: false,
        problem: {
          message: 'No code found in this picture.',
          detail: 'Crop it to the code, or take it from nearer and straight on.',
        },
      })
  }
  return {
    ...state,
    read,
    put: (found: readonly Found[]) => setState({ isBusy: false, found }),
    clear: () => {
      latest.current = undefined
      setState(IDLE)
    },
  }
}
