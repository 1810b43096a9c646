import { useRef, useState } from 'react'
import type { Problem } from '#lib/outcome/user-error.ts'
import { sortFiles } from '#web/browser/files.ts'
import type { Desk } from '#web/browser/worker/desk.ts'
import { ENGINE } from './create-reader.ts'
import type { Found, ReadAnswer, ScanJob } from './read-job.ts'

const PICTURES = { accept: 'image/*', limitBytes: 50 * 1024 * 1024 } as const

type Scan = {
  readonly isBusy: boolean
  readonly found?: readonly Found[]
  readonly problem?: Problem
}

const IDLE: Scan = { isBusy: false }

/** Reads the codes in a picture; the latest one wins. */
export function useScan(desk: Desk) {
  const [state, setState] = useState<Scan>(IDLE)
  const latest = useRef<File>(undefined)
  const read = async (picture: File) => {
    latest.current = picture
    const [refusal] = sortFiles([picture], PICTURES).refusals
    if (refusal) return setState({ isBusy: false, problem: { message: refusal, detail: '' } })
    setState({ isBusy: true })
    const outcome = await desk.run<ScanJob, ReadAnswer>({ kind: 'scan', document: ENGINE, picture })
    if (latest.current !== picture) return
    if (!outcome.ok) setState({ isBusy: false, problem: outcome.problem })
    else if (outcome.value.length > 0) setState({ isBusy: false, found: outcome.value })
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
