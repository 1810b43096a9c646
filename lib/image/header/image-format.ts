import { hasAscii, readLatin1, toDataView } from '../../bytes/bytes.ts'
import { getFileType } from '../../files/file-type.ts'
import { IMAGE_FORMATS, type ImageFormat } from './image-header.ts'

const BY_EXTENSION: Readonly<Record<string, ImageFormat>> = { jpg: 'jpeg', tif: 'tiff' }
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const BRAND = 4
const FIRST_COMPATIBLE = 16
const SVG_HEAD = 4096

/** Returns the image format of the bytes; undefined if unknown. */
export function getFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (hasAscii(bytes, 4, 'ftyp')) return brandFormat(bytes)
  const extension = getFileType(bytes)?.extension ?? ''
  const format = BY_EXTENSION[extension] ?? extension
  const known = IMAGE_FORMATS.find((one) => one === format)
  return known ?? (isSvg(bytes) ? 'svg' : undefined)
}

/** ISO/IEC 23008-12: `mif1` is shared by AVIF and HEIC, so all brands are checked, AVIF's first. */
function brandFormat(bytes: Uint8Array): ImageFormat | undefined {
  const end = Math.min(toDataView(bytes).getUint32(0), bytes.length)
  const brands = [readLatin1(bytes, 8, BRAND)]
  for (let at = FIRST_COMPATIBLE; at + BRAND <= end; at += BRAND) brands.push(readLatin1(bytes, at, BRAND))
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD))
  return /^\s*(<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/i.test(
    head,
  )
}
