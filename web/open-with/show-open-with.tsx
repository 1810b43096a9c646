import { showOverlay } from '../app/overlay-root.tsx'
import type { Given } from './input.ts'

const load = () => import('./open-with-dialog.tsx')

/** Asks for the dialog's script while the browser still reads the clipboard, which takes long for long texts. */
export function expectGift(): void {
  // What fails is asked for again.
  load().catch(() => {})
}

/** Shows what the tools make of what was given; a second gift takes the place of the first. */
export function openWith(given: Given): Promise<void> {
  return showOverlay(async () => {
    const { OpenWith } = await load()
    return (close) => <OpenWith given={given} onClose={close} />
  })
}
