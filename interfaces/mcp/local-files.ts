import { readFile, realpath, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { isRecord } from '#lib/json/is-record.ts'
import { UserError } from '#lib/result/user-error.ts'
import { reportFileErrors } from '../report-file-errors.ts'

/** Access to the folders that the user allows. */
export type LocalFiles = {
  /** Whether there is such a folder. */
  readonly isAllowed: boolean
  /** Replaces `{ path }` in parameters by the file's name and bytes. Throws UserError. */
  readonly readPaths: (params: unknown) => Promise<unknown>
  /** Writes a new file and returns its absolute path. Throws UserError. */
  readonly write: (path: string, bytes: Uint8Array) => Promise<string>
}

export function createLocalFiles(folders: readonly string[]): LocalFiles {
  /** Links are followed before the check, so that none leads out of the folders. */
  const isWithin = async (path: string) => {
    const roots = await Promise.all(folders.map((folder) => realpath(folder).catch(() => undefined)))
    return roots.some((root) => root !== undefined && (path === root || path.startsWith(root + sep)))
  }
  const check = async (path: string, given: string) => {
    if (await isWithin(path)) return path
    const allowed =
      folders.length > 0 ? `Allowed are ${folders.join(', ')}.` : 'Start the server with --allow <folder>.'
    throw new UserError(`"${given}" is in no folder that this server can use.`, allowed)
  }
  const absolute = (path: string) => resolve(folders[0] ?? '.', path)

  const readPath = async (given: string) => {
    const path = await reportFileErrors({ path: given, verb: 'read' }, () => realpath(absolute(given)))
    await check(path, given)
    const bytes = await reportFileErrors({ path: given, verb: 'read' }, () => readFile(path))
    return { name: basename(path), bytes: new Uint8Array(bytes) }
  }

  const replace = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(replace))
    if (!isRecord(value) || typeof value.path !== 'string' || Object.keys(value).length > 1) return value
    return readPath(value.path)
  }

  return {
    isAllowed: folders.length > 0,
    async readPaths(params) {
      if (!isRecord(params)) return params
      const entries = Object.entries(params).map(async ([name, value]) => [name, await replace(value)])
      return Object.fromEntries(await Promise.all(entries))
    },
    async write(given, bytes) {
      const path = absolute(given)
      const folder = await reportFileErrors(
        { path: given, verb: 'written', ifExists: 'Choose another name.' },
        () => realpath(dirname(path)),
      )
      const place = await check(join(folder, basename(path)), given)
      await reportFileErrors({ path: given, verb: 'written', ifExists: 'Choose another name.' }, () =>
        writeFile(place, bytes, { flag: 'wx' }),
      )
      return place
    },
  }
}
