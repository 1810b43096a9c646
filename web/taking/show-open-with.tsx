import type { Given } from './given.ts'
import { showBeside } from './show-beside.tsx'

/** Shows what the tools make of what was given; a second gift takes the place of the first. */
export function openWith(given: Given): Promise<void> {
  return showBeside(async () => {
    const { OpenWith } = await import('./open-with.tsx')
    return (close) => <OpenWith given={given} onClose={close} />
  })
}
