import { onTestFinished } from 'vitest'

/** Blocks navigation until the end of the test, and records the URLs. */
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
