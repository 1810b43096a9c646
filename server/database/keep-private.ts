import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/**
 * Makes a file that only its owner reads, or takes one that is there away from everybody else; SQLite's other files take
 * over its mode. A group that an operator has let read it keeps doing so.
 */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  const { mode, uid } = statSync(path)
  const isOwn = process.getuid === undefined || process.getuid() === uid || process.getuid() === 0
  if ((mode & 0o007) !== 0 && isOwn) chmodSync(path, mode & 0o770)
}
