import { useEffect } from 'react'

/** What is handed to a tool: a state as a share link carries it, or files. It is nowhere but in memory. */
export type HandOver = { readonly state?: object; readonly files?: readonly File[] }

const CAME = 'sundry-hand-over'
let held: HandOver = {}

/** Hands something to the page that is open now. It is taken once, by the first that can; a later one replaces it. */
export function handOver(next: HandOver): void {
  held = next
  dispatchEvent(new Event(CAME))
}

/** Takes what is handed over, also what came before this part of the page was there. */
export function useHandOver<Kind extends keyof HandOver>(
  kind: Kind,
  take: (value: NonNullable<HandOver[Kind]>) => unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as with a link, the first `take` holds for ever
  useEffect(() => {
    const look = () => {
      const value = held[kind]
      if (!value) return
      held = {}
      take(value)
    }
    look()
    addEventListener(CAME, look)
    return () => removeEventListener(CAME, look)
  }, [])
}
