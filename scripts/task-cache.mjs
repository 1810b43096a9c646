import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './processes.mjs'

const FOLDER = join(root, 'node_modules/.stamps')
const NOT_SOURCE = new Set(['node_modules', 'dist', '.builds', '.git', '.data', '.test', '.release'])

/** A digest of every source file, or of those below the given paths: it changes with any byte. */
export function sourceDigest(paths = ['.']) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of sourceFiles(join(root, path)))
      hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns the value cached under a name for exactly these sources, or undefined. */
export function readStamp(name, digest) {
  const path = join(FOLDER, `${name}.json`)
  if (!existsSync(path)) return undefined
  const stamp = JSON.parse(readFileSync(path, 'utf8'))
  return stamp.digest === digest ? stamp.note : undefined
}

export function writeStamp(name, digest, note) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ digest, note }))
}

function sourceFiles(path) {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { withFileTypes: true, recursive: false }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  return entries.flatMap((entry) => {
    if (NOT_SOURCE.has(entry.name)) return []
    const full = join(path, entry.name)
    return entry.isDirectory() ? sourceFiles(full) : [full]
  })
}
