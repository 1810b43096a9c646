import { formatBytes, megabytesUp } from '#lib/bytes/format-bytes.ts'

type FileRules = {
  /** Accepted files: extensions (`.json`) or types (`image/*`). */
  readonly accept?: string
  readonly limitBytes: number
}

/** Files that contain a list, as read by `lib/lists/read-item-file.ts`. */
export const LIST_FILES: FileRules & { readonly accept: string } = {
  accept: '.txt,.csv,.tsv,.xlsx,.xls',
  limitBytes: 10 * 1024 * 1024,
}

type Sorted = { readonly good: readonly File[]; readonly errors: readonly string[] }

/** Separates accepted from rejected files, each rejection a sentence; one invalid file never affects the valid ones. */
export function sortFiles(files: readonly File[], rules: FileRules): Sorted {
  const judged = files.map((file) => ({ file, error: errorOf(file, rules) }))
  return {
    good: judged.filter(({ error }) => error === undefined).map(({ file }) => file),
    errors: judged.flatMap(({ error }) => error ?? []),
  }
}

function errorOf(file: File, { accept, limitBytes }: FileRules): string | undefined {
  if (accept && !isAccepted(file, accept)) return `"${file.name}" is not a supported file type.`
  if (file.size === 0) return `"${file.name}" is empty.`
  if (file.size > limitBytes)
    return `"${file.name}" is too large (${megabytesUp(file.size)} MB). The limit is ${formatBytes(limitBytes)}.`
  return undefined
}

function isAccepted(file: File, accept: string): boolean {
  const name = file.name.toLowerCase()
  return accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .some((rule) => {
      if (rule.startsWith('.')) return name.endsWith(rule)
      if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1))
      return file.type === rule
    })
}
