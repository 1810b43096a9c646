import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Opens the browser's print dialog. */
export function printPage(): void {
  print()
}

/** Whether the page is being printed: then what is folded or cut on the screen is drawn whole. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its snapshot as soon as the event is over.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
