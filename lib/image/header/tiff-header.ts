import { type Directory, readDirectory, readTiffStart } from '../exif/directory.ts'
import { getOrientation, type ImageHeader, isOnItsSide } from './image-header.ts'

const [WIDTH, HEIGHT, ORIENTATION] = [0x100, 0x101, 0x112]

/** TIFF 6.0, section 2: the first page. */
export function readTiff(bytes: Uint8Array): ImageHeader | undefined {
  const start = readTiffStart(bytes)
  if (!start) return undefined
  const page = readDirectory(bytes, start, start.first)
  const [width, height] = [getNumber(page, WIDTH), getNumber(page, HEIGHT)]
  if (!width || !height) return undefined
  const orientation = getOrientation(getNumber(page, ORIENTATION))
  const shown = isOnItsSide(orientation) ? { width: height, height: width } : { width, height }
  return { format: 'tiff', ...shown, orientation, mayBeClear: true, hasMore: page.next !== 0 }
}

function getNumber({ entries }: Directory, tag: number): number | undefined {
  return entries.find((entry) => entry.tag === tag)?.number
}
