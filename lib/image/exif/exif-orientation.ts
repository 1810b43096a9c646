import { readDirectory, readTiffStart } from './directory.ts'

const ORIENTATION = 0x112

/** Returns the EXIF orientation; undefined if absent or damaged. */
export function exifOrientation(exif: Uint8Array): number | undefined {
  const start = readTiffStart(exif)
  if (!start || start.first + 2 > exif.length) return undefined
  return readDirectory(exif, start, start.first).entries.find(({ tag }) => tag === ORIENTATION)?.number
}
