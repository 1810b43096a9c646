import { useRef, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { getStatus, type ListedImage, optionsKey, settingsFor, withTypedSize } from './listed-image.ts'
import type { Settings } from './settings/settings.ts'
import type { ImageList } from './use-image-list.ts'

type Running = {
  readonly total: number
  readonly done: number
  /** How much is done of a picture that is alone. */
  readonly fraction: number
}

export type Resizing = ReturnType<typeof useResizing>

/** Resizes images of the list, two at a time, on a button or key press. */
export function useResizing(list: ImageList, shared: Settings) {
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<Running>()
  const [problem, setProblem] = useState<Problem>()

  const run = async (images: readonly ListedImage[]) => {
    const control = new AbortController()
    running.current = control
    setState({ total: images.length, done: 0, fraction: 0 })
    const { resizeImages } = await import('./use-resizer.ts')
    const orders = images.map((image) => ({
      image,
      key: optionsKey(image, shared),
      settings: settingsFor(image, shared),
    }))
    setProblem(
      await resizeImages(orders, list, {
        signal: control.signal,
        onDone: () => setState((now) => now && { ...now, done: now.done + 1 }),
        onProgress: (fraction) => setState((now) => now && { ...now, fraction }),
      }),
    )
    setState(undefined)
  }
  const left = list.images.filter((image) => {
    const status = getStatus(image, shared)
    return image.check?.ok && (status === 'pending' || status === 'error')
  })
  return {
    /** Whether something is in work. */
    isRunning: state !== undefined,
    /** From 0 to 1, of all requested images. */
    progress: state && (state.total === 1 ? state.fraction : state.done / state.total),
    state,
    problem,
    /** Images that "Resize All" applies to. */
    left,
    resize: (image: ListedImage) => run([image]),
    resizeAll() {
      const sized = left.map((image) => withTypedSize(image, list.selected, shared))
      for (const { id, size } of sized) list.change(id, { size })
      return run(sized)
    },
    cancel: () => running.current?.abort(),
  }
}
