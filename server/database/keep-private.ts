import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/**
 * Creates a file that only its owner can read, or removes the access of all others from an existing one; SQLite's other
 * files inherit its mode. A group with read access granted by an operator keeps it.
 */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  const { mode, uid } = statSync(path)
  const isOwn = process.getuid === undefined || process.getuid() === uid || process.getuid() === 0
  if ((mode & 0o007) !== 0 && isOwn) chmodSync(path, mode & 0o770)
}
