import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** Tells a screen reader the latest text, once it has held still for a moment; shows nothing. */
export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
