import { readLatin1, toDataView } from '../../bytes/bytes.ts'
import { rotateSize, type Size } from '../size.ts'
import { getFormat } from './image-format.ts'
import type { ImageHeader } from './image-header.ts'

const FULL = 4

/**
 * ISO/IEC 23008-12: the properties of the primary item, `ispe` for its size and `irot` for its turn. A decoder applies
 * the turn, so the orientation is always 1.
 */
export function readAvifOrHeic(bytes: Uint8Array): ImageHeader | undefined {
  const format = getFormat(bytes) === 'avif' ? 'avif' : 'heic'
  const { own, all } = readProperties(bytes)
  const size = getSize(own) ?? getSize(all)
  if (!size) return undefined
  const turns = findBox(own, 'irot')?.data[0] ?? 0
  return {
    format,
    ...(turns % 2 === 1 ? rotateSize(size) : size),
    orientation: 1,
    mayBeClear: true,
    hasMore: findBox(boxesIn(bytes), 'moov') !== undefined,
  }
}

/** Returns the properties of the primary item. */
export function primaryProperties(bytes: Uint8Array): readonly Box[] {
  return readProperties(bytes).own
}

/** Reads all properties of a file, and those of its primary item. */
function readProperties(bytes: Uint8Array): { readonly own: readonly Box[]; readonly all: readonly Box[] } {
  const meta = findBox(boxesIn(bytes), 'meta')
  const parts = meta ? [...boxesIn(meta.data.subarray(FULL))] : []
  const inside = [...boxesIn(findBox(parts, 'iprp')?.data ?? new Uint8Array())]
  const all = [...boxesIn(findBox(inside, 'ipco')?.data ?? new Uint8Array())]
  const own = getProperties(findBox(inside, 'ipma'), primaryItem(findBox(parts, 'pitm')))
    .map((index) => all[index - 1])
    .filter((box) => box !== undefined)
  return { own, all }
}

function getSize(boxes: readonly Box[]): Size | undefined {
  const sizes = boxes
    .filter(({ type }) => type === 'ispe')
    .map(({ data }) => ({ width: toDataView(data).getUint32(4), height: toDataView(data).getUint32(8) }))
  return sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0]
}

function primaryItem(box: Box | undefined): number {
  if (!box) return 1
  const view = toDataView(box.data)
  return view.getUint8(0) === 0 ? view.getUint16(4) : view.getUint32(4)
}

/** The numbers, from 1, of an item's properties. */
function getProperties(box: Box | undefined, item: number): number[] {
  if (!box) return []
  const view = toDataView(box.data)
  const isLong = view.getUint8(0) > 0
  const isWide = (view.getUint8(3) & 1) !== 0
  let at = 8
  for (let left = view.getUint32(4); left > 0; left--) {
    const id = isLong ? view.getUint32(at) : view.getUint16(at)
    const count = view.getUint8(at + (isLong ? 4 : 2))
    at += isLong ? 5 : 3
    const numbers = Array.from({ length: count }, (_, index) =>
      isWide ? view.getUint16(at + 2 * index) & 0x7fff : view.getUint8(at + index) & 0x7f,
    )
    if (id === item) return numbers
    at += count * (isWide ? 2 : 1)
  }
  return []
}

type Box = { readonly type: string; readonly data: Uint8Array }

/**
 * Yields the boxes of ISO/IEC 14496-12, 4.2, one after the other; a size of 0 extends to the end, with 1 the size
 * follows the type.
 */
export function* boxesIn(bytes: Uint8Array): Generator<Box, void, undefined> {
  const view = toDataView(bytes)
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short || bytes.length - at
    if (size < head) return
    yield { type: readLatin1(bytes, at + 4, 4), data: bytes.subarray(at + head, at + size) }
    at += size
  }
}

export function findBox(boxes: Iterable<Box>, type: string): Box | undefined {
  for (const box of boxes) if (box.type === type) return box
  return undefined
}
