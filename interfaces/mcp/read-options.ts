import { parseArgs } from 'node:util'
import type { Listed } from '../find-operations.ts'

/** Options of `sundry mcp`. */
export type McpOptions = {
  /** Folders whose files can be read and written. */
  readonly folders: readonly string[]
  /** Names of tools or operations, or their beginnings; undefined for all. */
  readonly tools: readonly string[] | undefined
}

/** Reads `--allow <folder>`, which can be repeated, and `--tools pdf,json`. Throws an Error with a sentence. */
export function readMcpOptions(args: readonly string[]): McpOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { allow: { type: 'string', multiple: true }, tools: { type: 'string' } },
  })
  const tools = values.tools?.split(',').flatMap((name) => name.trim() || [])
  return { folders: values.allow ?? [], tools }
}

/** The operations of these tools; `pdf` means `pdf-merger` and `pdf-merge`. Throws an Error for a word that means none. */
export function chooseOperations(listed: readonly Listed[], words: McpOptions['tools']): readonly Listed[] {
  if (!words) return listed
  const isMeant = (word: string) => (one: Listed) =>
    [one.name, one.tool].some((name) => name === word || name.startsWith(`${word}-`))
  const unknown = words.find((word) => !listed.some(isMeant(word)))
  if (unknown !== undefined)
    throw new Error(`--tools: there is no tool or operation “${unknown}”. sundry list shows all.`)
  return listed.filter((one) => words.some((word) => isMeant(word)(one)))
}
