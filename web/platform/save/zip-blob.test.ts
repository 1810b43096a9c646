import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { zipBlob } from './zip-blob.ts'

test('the files of an archive are extracted under their names, byte for byte, including large ones', async () => {
  const large = new Uint8Array(200_000).map((_, at) => at)
  const files = [
    { name: 'a.txt', blob: new Blob(['Hello']) },
    { name: 'large.bin', blob: new Blob([large]) },
    { name: 'empty.bin', blob: new Blob([]) },
  ]
  const archive = await zipBlob(files, new Date(2026, 0, 2))
  const found = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.keys(found)).toEqual(['a.txt', 'large.bin', 'empty.bin'])
  expect(strFromU8(found['a.txt'] ?? new Uint8Array())).toBe('Hello')
  expect(found['large.bin']).toEqual(large)
  expect(archive.type).toBe('application/zip')
})

// APPNOTE 6.3.10, 4.3.7: the check sum stands 14 bytes from the start; that of "123456789" is known (CRC-32/ISO-HDLC).
test('a file has its check sum', async () => {
  const archive = await zipBlob([{ name: 'a', blob: new Blob(['123456789']) }], new Date(2026, 0, 2))
  const view = new DataView(await archive.arrayBuffer())
  expect(view.getUint32(14, true)).toBe(0xcbf43926)
})

/** A file that says it is so large; what is read of it is nothing. */
function fileOf(sizeBytes: number) {
  const blob = new Blob([])
  Object.defineProperty(blob, 'size', { value: sizeBytes })
  return blob
}

// Limit of an archive without ZIP64 (4.4.9): offsets up to 0xffffffff. "a" has 31 bytes before it.
test('an archive contains at most 4 GB and not a byte more', async () => {
  const max = 0xffff_ffff - 31
  await expect(zipBlob([{ name: 'a', blob: fileOf(max) }], new Date(2026, 0, 2))).resolves.toBeInstanceOf(
    Blob,
  )
  await expect(zipBlob([{ name: 'a', blob: fileOf(max + 1) }], new Date(2026, 0, 2))).rejects.toThrow(
    new UserError('These files are more than a ZIP file can hold (4 GB).', 'Download them one by one.'),
  )
})
