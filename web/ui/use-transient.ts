import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

/** A text that is empty again after two seconds, such as what came of a press. */
export function useBriefly(): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => setText(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
