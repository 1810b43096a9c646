export type FileType = {
  readonly mediaType: string
  /** Without the dot. */
  readonly extension: string
}

type Signature = FileType & {
  /** In hexadecimal digits; `?` stands for any. */
  readonly bytes: string
  readonly at?: number
}

/** By the file formats' specifications; the first match wins. */
const SIGNATURES: readonly Signature[] = [
  { bytes: '89504e470d0a1a0a', mediaType: 'image/png', extension: 'png' },
  { bytes: 'ffd8ff', mediaType: 'image/jpeg', extension: 'jpg' },
  { bytes: '474946383', mediaType: 'image/gif', extension: 'gif' },
  { bytes: '52494646????????57454250', mediaType: 'image/webp', extension: 'webp' },
  { bytes: '52494646????????57415645', mediaType: 'audio/wav', extension: 'wav' },
  { bytes: '52494646????????41564920', mediaType: 'video/x-msvideo', extension: 'avi' },
  { bytes: '6674797061766966', at: 4, mediaType: 'image/avif', extension: 'avif' },
  { bytes: '6674797068656963', at: 4, mediaType: 'image/heic', extension: 'heic' },
  { bytes: '667479704d3441', at: 4, mediaType: 'audio/mp4', extension: 'm4a' },
  { bytes: '66747970', at: 4, mediaType: 'video/mp4', extension: 'mp4' },
  { bytes: '00000100', mediaType: 'image/x-icon', extension: 'ico' },
  { bytes: '424d????????00000000', mediaType: 'image/bmp', extension: 'bmp' },
  { bytes: '49492a00', mediaType: 'image/tiff', extension: 'tif' },
  { bytes: '4d4d002a', mediaType: 'image/tiff', extension: 'tif' },
  { bytes: '49492b00', mediaType: 'image/tiff', extension: 'tif' },
  { bytes: '4d4d002b', mediaType: 'image/tiff', extension: 'tif' },
  { bytes: '255044462d', mediaType: 'application/pdf', extension: 'pdf' },
  { bytes: '494433', mediaType: 'audio/mpeg', extension: 'mp3' },
  { bytes: 'fffb', mediaType: 'audio/mpeg', extension: 'mp3' },
  { bytes: 'fff3', mediaType: 'audio/mpeg', extension: 'mp3' },
  { bytes: '4f676753', mediaType: 'audio/ogg', extension: 'ogg' },
  { bytes: '664c6143', mediaType: 'audio/flac', extension: 'flac' },
  { bytes: '1a45dfa3', mediaType: 'video/webm', extension: 'webm' },
  { bytes: '504b0304', mediaType: 'application/zip', extension: 'zip' },
  { bytes: '1f8b08', mediaType: 'application/gzip', extension: 'gz' },
  { bytes: '377abcaf271c', mediaType: 'application/x-7z-compressed', extension: '7z' },
  { bytes: '526172211a07', mediaType: 'application/vnd.rar', extension: 'rar' },
  { bytes: '774f4632', mediaType: 'font/woff2', extension: 'woff2' },
  { bytes: '774f4646', mediaType: 'font/woff', extension: 'woff' },
  { bytes: '0001000000', mediaType: 'font/ttf', extension: 'ttf' },
  { bytes: '4f54544f', mediaType: 'font/otf', extension: 'otf' },
  { bytes: '0061736d', mediaType: 'application/wasm', extension: 'wasm' },
  { bytes: '53514c69746520666f726d61742033', mediaType: 'application/vnd.sqlite3', extension: 'sqlite' },
]

const MAX_LENGTH = 32

/** Returns the file type by its magic number; undefined if unknown. */
export function getFileType(bytes: Uint8Array): FileType | undefined {
  const digits = Array.from(bytes.subarray(0, MAX_LENGTH), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  const found = SIGNATURES.find(({ bytes: pattern, at = 0 }) => fits(digits.slice(2 * at), pattern))
  return found && { mediaType: found.mediaType, extension: found.extension }
}

function fits(digits: string, pattern: string): boolean {
  if (digits.length < pattern.length) return false
  return [...pattern].every((digit, index) => digit === '?' || digit === digits[index])
}
