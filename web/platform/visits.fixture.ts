import { onTestFinished } from 'vitest'

/** Keeps the page where it is until the test is over, and notes the addresses that it would have gone to. */
export function catchVisits(): string[] {
  const visited: string[] = []
  const stay = (event: NavigateEvent) => {
    visited.push(event.destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stay)
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  return visited
}
