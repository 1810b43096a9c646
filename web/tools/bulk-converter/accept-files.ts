import { formatBytes, megabytesUp } from '#lib/bytes/format-bytes.ts'

export const MAX_FILES = 50
export const MAX_BYTES = 500 * 1024 * 1024
export const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024

type Sized = { readonly name: string; readonly size: number }

type Acceptance<Item> = { readonly accepted: readonly Item[]; readonly errors: readonly string[] }

/** Tells the files that join a list from those that do not, in order, each refusal a sentence. */
export function acceptFiles<Item extends Sized>(
  listed: readonly Sized[],
  files: readonly Item[],
  maxFiles: number,
): Acceptance<Item> {
  let total = listed.reduce((sum, { size }) => sum + size, 0)
  const accepted: Item[] = []
  const errors = new Set<string>()
  for (const file of files) {
    const error = errorMessage(file, listed.length + accepted.length, total, maxFiles)
    if (error !== undefined) {
      errors.add(error)
      continue
    }
    accepted.push(file)
    total += file.size
  }
  return { accepted, errors: [...errors] }
}

function errorMessage(
  { name, size }: Sized,
  count: number,
  total: number,
  maxFiles: number,
): string | undefined {
  if (size === 0) return `"${name}" is empty.`
  if (size > MAX_BYTES)
    return `"${name}" is too large (${megabytesUp(size)} MB). The limit is ${formatBytes(MAX_BYTES)}.`
  if (count >= maxFiles) return `You can convert up to ${maxFiles} files at a time.`
  if (total + size > MAX_TOTAL_BYTES)
    return `"${name}" was not added. All files together can be up to ${formatBytes(MAX_TOTAL_BYTES)}.`
  return undefined
}
