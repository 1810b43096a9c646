import type { ImageOptions } from '#lib/image/image-options.ts'
import { findMetadata } from '#lib/image/metadata/find-metadata.ts'
import { type NewMetadata, putMetadata } from '#lib/image/metadata/put-metadata.ts'
import { srgbProfile } from '#lib/image/metadata/srgb-profile.ts'
import { renewExif } from '#lib/image/renew-exif.ts'
import type { Size } from '#lib/image/size.ts'

/** Returns the metadata of a new image, taken from its source. */
export function metadataOf(
  bytes: Uint8Array,
  { keepsMetadata, keepsLocation }: ImageOptions,
  size: Size,
): NewMetadata {
  if (!keepsMetadata) return {}
  const { exif, hasProfile } = findMetadata(bytes)
  return {
    exif: exif && renewExif(exif, { ...size, keepLocation: keepsLocation }),
    // The pixels are sRGB now, whatever they were.
    profile: hasProfile ? srgbProfile() : undefined,
  }
}

export async function withMetadata(blob: Blob, metadata: NewMetadata): Promise<Blob> {
  if (!metadata.exif && !metadata.profile) return blob
  const bytes = putMetadata(new Uint8Array(await blob.arrayBuffer()), metadata)
  return new Blob([new Uint8Array(bytes)], { type: blob.type })
}
