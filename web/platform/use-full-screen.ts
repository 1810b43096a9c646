import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element fills the screen, and what changes that. Where the browser cannot give it the screen (iPhone),
 * it is to fill the window: its look must follow `isFull`. Escape leaves.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const enter = () => {
    setFull(true)
    ref.current?.requestFullscreen?.().catch(() => {})
  }
  useEffect(() => {
    if (!isFull) return
    const follow = () => !document.fullscreenElement && setFull(false)
    const leaveByKey = (event: KeyboardEvent) => event.key === 'Escape' && leaveScreen(setFull)
    document.addEventListener('fullscreenchange', follow)
    document.addEventListener('keydown', leaveByKey)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      document.removeEventListener('keydown', leaveByKey)
    }
  }, [isFull])
  return { isFull, toggle: () => (isFull ? leaveScreen(setFull) : enter()) }
}

function leaveScreen(setFull: (isFull: boolean) => void): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
  setFull(false)
}
