import { useSyncExternalStore } from 'react'

/** Count of the data that has left the page, in words, before the browser's record is read (`record-requests.ts`). */
const NOTHING_SENT = '0 bytes sent'

/** Addresses to which the visitor has sent requests; those count as sent, whatever they are. */
export const requestedAddresses = new Set<string>()

let text = NOTHING_SENT
const followers = new Set<() => void>()

/** Replaces the count of the data that has left the page. */
export function setSentText(next: string): void {
  text = next
  for (const onChange of followers) onChange()
}

/** Count of the data that has left the page since it was opened: `0 bytes sent`, `2 requests sent`. */
export function useSentText(): string {
  return useSyncExternalStore(
    follow,
    () => text,
    () => NOTHING_SENT,
  )
}

function follow(onChange: () => void): () => void {
  followers.add(onChange)
  return () => followers.delete(onChange)
}

/** Resolves when the page sends data for the first time. */
export function whenSent(): Promise<void> {
  return new Promise((resolve) => {
    const leave = follow(() => {
      if (text === NOTHING_SENT) return
      leave()
      resolve()
    })
  })
}
