import { profileOfHeic } from '#lib/image/metadata/color-profile.ts'
import { convertByMatrix, matrixOfHeic } from '#lib/image/metadata/nclx-colors.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type DecodedImage, inMemory } from './decoded-image.ts'
import { toSrgb } from './to-srgb.ts'

/** The folder of its files on our origin; set by `build/heic.ts`. */
declare const HEIC_ENGINE: string

/** Used part of libheif-js, which is missing in its types. */
type HeifImage = {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  display(into: ImageData, done: (filled: ImageData | null) => void): void
  free(): void
}
type Libheif = { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
type Start = (settings: { locateFile: (name: string) => string }) => Promise<Libheif>

let started: Promise<Libheif> | undefined

/** The main picture of a HEIC file; the library turns it as the file says. */
export async function decodeHeic(bytes: Uint8Array, failure: string): Promise<DecodedImage> {
  started ??= start()
  const { HeifDecoder } = await started
  const images = new HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new UserError(failure)
  const size = { width: image.get_width(), height: image.get_height() }
  const into = new ImageData(size.width, size.height)
  const filled = await new Promise<ImageData | null>((resolve) => image.display(into, resolve))
  for (const one of images) one.free()
  if (!filled) throw new UserError(failure)
  const profile = profileOfHeic(bytes)
  const matrix = profile ? undefined : matrixOfHeic(bytes)
  if (matrix) convertByMatrix(filled.data, matrix)
  else await toSrgb(filled.data, size, profile)
  return inMemory(filled.data, size)
}

async function start(): Promise<Libheif> {
  // A separate file on our origin, replaceable by the operator: the bundler must not include it.
  const { default: libheif }: { default: Start } = await import(/* @vite-ignore */ `${HEIC_ENGINE}libheif.js`)
  return libheif({ locateFile: (name) => `${HEIC_ENGINE}${name}` })
}
