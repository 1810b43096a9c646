import { crc32 } from '#lib/bytes/crc-32.ts'
import { streamChunks } from '#lib/bytes/stream-chunks.ts'
import { centralDirectory, localHeader, type StoredFile, ZIP_LIMIT } from '#lib/files/stored-zip.ts'
import { UserError } from '#lib/result/user-error.ts'

export type NamedBlob = { readonly name: string; readonly blob: Blob }

/**
 * Creates an archive of compressed files, such as images. Each is read once, in chunks, for its checksum; the archive
 * then refers to the files instead of copying them, so it needs no extra memory. Throws a `UserError` if they exceed
 * the limits of an archive.
 */
export async function zipBlob(files: readonly NamedBlob[], changed: Date): Promise<Blob> {
  const parts: BlobPart[] = []
  const stored: StoredFile[] = []
  const starts: number[] = []
  let at = 0
  for (const { name, blob } of files) {
    const file = { name, size: blob.size, crc: await checkSum(blob), changed }
    const head = localHeader(file)
    stored.push(file)
    starts.push(at)
    parts.push(head, blob)
    at += head.length + blob.size
    if (at > ZIP_LIMIT)
      throw new UserError(
        'These files are more than a ZIP file can hold (4 GB).',
        'Download them one by one.',
      )
  }
  return new Blob([...parts, centralDirectory(stored, starts, at)], { type: 'application/zip' })
}

async function checkSum(blob: Blob): Promise<number> {
  let sum = 0
  for await (const chunk of streamChunks(blob.stream())) sum = crc32(chunk, sum)
  return sum
}
