import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

/** Returns a string that resets to empty after two seconds, such as the result of a click. */
export function useTransient(): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => setText(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
