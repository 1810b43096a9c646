import { useRef, useState } from 'react'
import type { Problem } from '#lib/outcome/user-error.ts'
import { type ListedPicture, settingsFor, statusOf, wishKey } from './list/listed-picture.ts'
import type { Settings } from './settings/settings.ts'
import type { PictureList } from './use-picture-list.ts'

type Running = {
  readonly total: number
  readonly done: number
  /** How much is done of a picture that is alone. */
  readonly fraction: number
}

export type Resizing = ReturnType<typeof useResizing>

/** Resizes pictures of the list, two at a time, when asked by button or key. */
export function useResizing(list: PictureList, shared: Settings) {
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<Running>()
  const [problem, setProblem] = useState<Problem>()

  const run = async (pictures: readonly ListedPicture[]) => {
    const control = new AbortController()
    running.current = control
    setState({ total: pictures.length, done: 0, fraction: 0 })
    const { resizePictures } = await import('./use-resizer.ts')
    const orders = pictures.map((picture) => ({
      picture,
      key: wishKey(picture, shared),
      settings: settingsFor(picture, shared),
    }))
    setProblem(
      await resizePictures(orders, list, {
        signal: control.signal,
        onDone: () => setState((now) => now && { ...now, done: now.done + 1 }),
        onProgress: (fraction) => setState((now) => now && { ...now, fraction }),
      }),
    )
    setState(undefined)
  }
  const left = list.pictures.filter((picture) => {
    const status = statusOf(picture, shared)
    return picture.check?.ok && (status === 'pending' || status === 'error')
  })
  return {
    /** Whether something is in work. */
    isRunning: state !== undefined,
    /** From 0 to 1, of all that was asked for. */
    progress: state && (state.total === 1 ? state.fraction : state.done / state.total),
    state,
    problem,
    /** Those that "Resize All" is about. */
    left,
    resize: (picture: ListedPicture) => run([picture]),
    resizeAll: () => run(left),
    cancel: () => running.current?.abort(),
  }
}
