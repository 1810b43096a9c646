import { useSyncExternalStore } from 'react'

/** Text for the data that has left the page: a browser counts requests, and not the bytes that they carry. */
export function sentText(requests: number): string {
  if (requests === 0) return '0 bytes sent'
  return requests === 1 ? '1 request sent' : `${requests} requests sent`
}

const NONE: readonly string[] = []
let sent = NONE
const followers = new Set<() => void>()

/** Replaces the addresses to which this page has sent data. */
export function setSentRequests(addresses: readonly string[]): void {
  sent = addresses
  for (const onChange of followers) onChange()
}

const getSent = () => sent
/** The document was rendered before anything was sent. */
const getNone = () => NONE

/** Addresses to which this page has sent data since it was opened (`record-requests.ts`). */
export function useSentRequests(): readonly string[] {
  return useSyncExternalStore(follow, getSent, getNone)
}

function follow(onChange: () => void): () => void {
  followers.add(onChange)
  return () => followers.delete(onChange)
}
