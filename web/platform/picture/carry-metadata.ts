import { renewExif } from '#lib/exif/renew-exif.ts'
import { findMetadata } from '#lib/picture/metadata/find-metadata.ts'
import { type NewMetadata, putMetadata } from '#lib/picture/metadata/put-metadata.ts'
import { srgbProfile } from '#lib/picture/metadata/srgb-profile.ts'
import type { PictureWish } from '#lib/picture/picture-wish.ts'
import type { Size } from '#lib/picture/size.ts'

/** What a new picture says of what its source said. */
export function metadataOf(
  bytes: Uint8Array,
  { keepsMetadata, keepsLocation }: PictureWish,
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
