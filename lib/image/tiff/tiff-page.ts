import { UserError } from '../../result/user-error.ts'
import type { Size } from '../size.ts'

/** Returns the values of an entry of a directory; undefined if it is missing. */
export type TiffTags = (tag: number) => readonly number[] | undefined

/** A strip or tile of a page: a rectangle of it with all samples, or with one if the planes are separate. */
export type TiffChunk = Size & {
  readonly x: number
  readonly y: number
  /** Number of the sample, if planes are separate. */
  readonly plane: number
  readonly offset: number
  readonly sizeBytes: number
}

/** How the pixels of a page are stored (TIFF 6.0). */
export type TiffPage = Size & {
  readonly compression: number
  readonly photometric: Photometric
  readonly bits: number
  readonly isFloat: boolean
  /** Samples per pixel. */
  readonly samples: number
  /** Meaning of the sample behind the colors. */
  readonly alpha: 'none' | 'associated' | 'unassociated'
  readonly predictor: number
  readonly isReversed: boolean
  readonly isSeparate: boolean
  /** Red, green and blue of each color, one after the other, of 16 bits. */
  readonly palette: readonly number[]
  /** Pixels per chroma sample across and down. */
  readonly subsampling: readonly [number, number]
  readonly chunks: readonly TiffChunk[]
}

/** Kinds of color, by the names of their photometric interpretation. */
export type Photometric = 'white-is-zero' | 'gray' | 'rgb' | 'palette' | 'cmyk' | 'ycbcr' | 'lab'

const PHOTOMETRIC: Readonly<Record<number, Photometric>> = {
  0: 'white-is-zero',
  1: 'gray',
  2: 'rgb',
  3: 'palette',
  5: 'cmyk',
  6: 'ycbcr',
  8: 'lab',
}
const COLORS: Readonly<Record<Photometric, number>> = {
  'white-is-zero': 1,
  gray: 1,
  rgb: 3,
  palette: 1,
  cmyk: 4,
  ycbcr: 3,
  lab: 3,
}

export const JPEG = 7
export const LZW = 5
const FAX = [2, 3, 4]
/** None, LZW, both numbers of Deflate, and PackBits. */
const BYTES = [1, LZW, 8, 32946, 32773]
const NAMES: Readonly<Record<number, string>> = {
  9: 'JBIG',
  10: 'JBIG',
  32766: 'NeXT',
  32809: 'ThunderScan',
  32909: 'PixarLog',
  33003: 'JPEG 2000',
  33005: 'JPEG 2000',
  34661: 'JBIG',
  34676: 'SGI LogLuv',
  34677: 'SGI LogLuv',
  34712: 'JPEG 2000',
  34887: 'LERC',
  34892: 'lossy DNG',
  34925: 'LZMA',
  50000: 'ZSTD',
  50001: 'WebP',
  50002: 'JPEG XL',
}

export function isFax({ compression }: Pick<TiffPage, 'compression'>): boolean {
  return FAX.includes(compression)
}

/** Throws the error of a TIFF that is not supported, by the name of its kind. */
export function refuse(kind: string): never {
  throw new UserError(
    `TIFF with ${kind} is not supported.`,
    'Save it with 8 or 16 bits and LZW compression in another program, then try again.',
  )
}

/** Throws a `UserError` for a BigTIFF, whose offsets have 64 bits. */
export function refuseBigTiff(bytes: Uint8Array): void {
  const isBig = bytes[0] === bytes[1] && bytes[bytes[0] === LITTLE_ENDIAN ? 2 : 3] === BIG_TIFF
  if (isBig)
    throw new UserError('BigTIFF is not supported.', 'Save it as TIFF, PNG or JPEG in another program.')
}

/** The first letter of `II`. */
export const LITTLE_ENDIAN = 0x49
const BIG_TIFF = 43

/** Reads the description of a page. Throws a `UserError` for a kind that is not supported. */
export function readTiffPage(tags: TiffTags): TiffPage {
  const first = (tag: number, otherwise: number) => tags(tag)?.[0] ?? otherwise
  const [width, height, compression] = [first(256, 0), first(257, 0), first(259, 1)]
  if (![...FAX, ...BYTES, JPEG].includes(compression))
    refuse(`${NAMES[compression] ?? `unknown (${compression})`} compression`)
  const photometric = PHOTOMETRIC[first(262, isFax({ compression }) ? 0 : 1)]
  if (!photometric) refuse(`this kind of color (${first(262, 0)})`)
  const [bits, samples, format] = [first(258, 1), first(277, COLORS[photometric]), first(339, 1)]
  checkSamples(tags(258) ?? [], bits, format, photometric)
  const colors = COLORS[photometric]
  if (samples < colors) refuse(`${samples} samples per pixel`)
  const predictor = first(317, 1)
  if (predictor === 2 && ![8, 16, 32].includes(bits)) refuse(`a predictor for ${bits} bits`)
  const subsampling: [number, number] =
    photometric === 'ycbcr' ? [first(530, 2), tags(530)?.[1] ?? 2] : [1, 1]
  const page = {
    width,
    height,
    compression,
    photometric,
    bits,
    isFloat: format === 3,
    samples,
    alpha: alphaOf(tags(338) ?? [], samples, colors),
    predictor,
    isReversed: first(266, 1) === 2,
    isSeparate: first(284, 1) === 2 && samples > 1,
    palette: tags(320) ?? [],
    subsampling,
  }
  checkJpeg(page)
  if (photometric === 'ycbcr' && compression !== JPEG && (bits !== 8 || page.isSeparate || samples !== 3))
    refuse('this kind of YCbCr')
  return { ...page, chunks: chunksOf(page, tags) }
}

function checkSamples(all: readonly number[], bits: number, format: number, photometric: Photometric): void {
  if (all.some((one) => one !== bits)) refuse('samples of different sizes')
  if (format === 2 && photometric !== 'lab') refuse('signed samples')
  if (format > 3 && format !== 4) refuse('complex numbers')
  const isAllowed = format === 3 ? [16, 32, 64].includes(bits) : (bits >= 1 && bits <= 16) || bits === 32
  if (!isAllowed) refuse(`${bits} bits per sample`)
  if (photometric === 'lab' && bits !== 8 && bits !== 16) refuse(`L*a*b* of ${bits} bits`)
}

function checkJpeg({ compression, photometric, bits, samples, isSeparate }: Omit<TiffPage, 'chunks'>): void {
  if (compression !== JPEG) return
  const isPlain = ['gray', 'rgb', 'ycbcr'].includes(photometric)
  if (!isPlain) refuse(`${photometric === 'cmyk' ? 'CMYK' : 'these colors'} and JPEG compression`)
  if (bits !== 8) refuse(`JPEG compression of ${bits} bits`)
  if (isSeparate || samples > 3 || samples === 2) refuse('JPEG compression of more than three colors')
}

/** Reads what the sample behind the colors means (section 18). Most programs show an unspecified one as alpha. */
function alphaOf(extra: readonly number[], samples: number, colors: number): TiffPage['alpha'] {
  if (samples <= colors || extra.length === 0) return 'none'
  return extra[0] === 1 ? 'associated' : 'unassociated'
}

/** Lists the strips (section 3) or tiles (section 15), row by row, plane after plane. */
function chunksOf(page: Omit<TiffPage, 'chunks'>, tags: TiffTags): TiffChunk[] {
  const { width, height, isSeparate, samples } = page
  const isTiled = tags(322) !== undefined
  const chunkWidth = isTiled ? (tags(322)?.[0] ?? width) : width
  const chunkHeight = isTiled ? (tags(323)?.[0] ?? height) : Math.min(height, tags(278)?.[0] ?? height)
  const offsets = (isTiled && tags(324)) || tags(273) || []
  const sizes = (isTiled && tags(325)) || tags(279) || []
  if (chunkWidth < 1 || chunkHeight < 1) return []
  const [across, down] = [Math.ceil(width / chunkWidth), Math.ceil(height / chunkHeight)]
  const planes = isSeparate ? samples : 1
  return Array.from({ length: Math.min(offsets.length, across * down * planes) }, (_, index) => {
    const at = index % (across * down)
    const y = Math.floor(at / across) * chunkHeight
    return {
      x: (at % across) * chunkWidth,
      y,
      width: chunkWidth,
      height: isTiled ? chunkHeight : Math.min(chunkHeight, height - y),
      plane: Math.floor(index / (across * down)),
      offset: offsets[index] ?? 0,
      sizeBytes: sizes[index] ?? Number.MAX_SAFE_INTEGER,
    }
  })
}
