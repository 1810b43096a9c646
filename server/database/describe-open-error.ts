import { statfsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const CODES = { perm: 3, readOnly: 8, inputOutput: 10, corrupt: 11, full: 13, cannotOpen: 14, noDatabase: 26 }
/** With less free space the disk counts as full: SQLite needs some pages for a start. */
const MIN_FREE_BYTES = 2 ** 20

type FreeBytes = (folder: string) => number

/**
 * Returns an Error for the operator where SQLite could not open or migrate the database of a folder: what, where and
 * what to do. Other errors are returned as they are.
 */
export function describeOpenError(error: unknown, dataDir: string, freeBytes: FreeBytes = readFree): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error
  const code = Number(error.errcode) & 0xff
  const sentence = sentenceOf(code, resolve(dataDir), () => freeBytes(dataDir) < MIN_FREE_BYTES)
  return sentence === undefined ? error : new Error(`${sentence} (${error.message})`, { cause: error })
}

/** Returns the sentence of an operator whose disk is full. */
export function diskFullSentence(folder: string): string {
  return `the disk of DATA_DIR is full: ${resolve(folder)}. Free some space there, or set DATA_DIR to another disk. Stored data is intact.`
}

function sentenceOf(code: number, folder: string, isFull: () => boolean): string | undefined {
  switch (code) {
    case CODES.full:
      return diskFullSentence(folder)
    case CODES.inputOutput:
      return isFull()
        ? diskFullSentence(folder)
        : `the database in ${folder} cannot be read or written. Check the disk and its quota, and whether DATA_DIR is on a network drive that is away.`
    case CODES.perm:
    case CODES.readOnly:
    case CODES.cannotOpen:
      return `the files of the database in ${folder} cannot be written. Give them to the user that runs Sundry.`
    case CODES.corrupt:
    case CODES.noDatabase:
      return `the database in ${folder} is damaged, or not a database. Restore a backup: npm run admin -- restore <file>`
    default:
      return undefined
  }
}

function readFree(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
