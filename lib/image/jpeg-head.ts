import { UserError } from '../result/user-error.ts'

export type JpegHead = {
  readonly width: number
  readonly height: number
  /** 1 for gray, 3 for RGB, 4 for CMYK. */
  readonly components: number
  /** Adobe writes CMYK with 255 for no ink. */
  readonly isInverted: boolean
}

const ADOBE = 0xee
/** Start of frame, of all kinds (ITU-T T.81, table B.1): 0xC4, 0xC8 and 0xCC mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Reads size and colors from the segments of a JPEG. Throws a UserError where there are none. */
export function readJpegHead(bytes: Uint8Array): JpegHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let isAdobe = false
  for (let at = 2; at + 9 < bytes.length; ) {
    if (view.getUint8(at) !== 0xff) break
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === ADOBE && String.fromCharCode(...bytes.subarray(at + 4, at + 9)) === 'Adobe') isAdobe = true
    if (isFrame(marker)) {
      const components = view.getUint8(at + 9)
      return {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        components,
        isInverted: isAdobe && components === 4,
      }
    }
    at += 2 + view.getUint16(at + 2)
  }
  throw new UserError(
    'A picture is damaged',
    'Its JPEG data has no size. Save the picture again, then add it again.',
  )
}
