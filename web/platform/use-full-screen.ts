import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns whether an element fills the screen, and functions to change that. If the browser does not support full
 * screen (iPhone), it fills the window instead: its style must follow `isFull`. Escape leaves.
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
