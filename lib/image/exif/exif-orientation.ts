import { readDirectory, readTiffStart } from './directory.ts'

const ORIENTATION = 0x112

/** What EXIF says of how the picture is turned; undefined where it says nothing or is damaged. */
export function exifOrientation(exif: Uint8Array): number | undefined {
  const start = readTiffStart(exif)
  if (!start || start.first + 2 > exif.length) return undefined
  return readDirectory(exif, start, start.first).entries.find(({ tag }) => tag === ORIENTATION)?.number
}
