import { toDataView } from '#lib/bytes/bytes.ts'

/** The kinds of records that cells are read from (Microsoft's MS-XLS, 2.3). */
export const RECORD = {
  formula: 0x06,
  end: 0x0a,
  dateMode: 0x22,
  filePass: 0x2f,
  continue: 0x3c,
  codePage: 0x42,
  sheet: 0x85,
  manyRk: 0xbd,
  richText: 0xd6,
  cellStyle: 0xe0,
  sharedTexts: 0xfc,
  sharedText: 0xfd,
  number: 0x203,
  text: 0x204,
  truthOrError: 0x205,
  formulaText: 0x207,
  rk: 0x27e,
  format: 0x41e,
  begin: 0x809,
} as const

export type BiffRecord = {
  readonly kind: number
  readonly data: DataView
  /** Continue records of the record. */
  readonly more: readonly DataView[]
}

/** The records from a place to the end of their part; parts within it, such as charts, are passed over. */
export function* recordsFrom(stream: Uint8Array, start: number): Generator<BiffRecord, void> {
  const view = toDataView(stream)
  const recordAt = (at: number) => {
    const length = view.getUint16(at + 2, true)
    const data = toDataView(stream.subarray(at + 4, at + 4 + length))
    return { kind: view.getUint16(at, true), data, after: at + 4 + length }
  }
  let depth = 0
  for (let at = start; at + 4 <= stream.length; ) {
    const { kind, data, after } = recordAt(at)
    at = after
    const more: DataView[] = []
    while (at + 4 <= stream.length && view.getUint16(at, true) === RECORD.continue) {
      const next = recordAt(at)
      more.push(next.data)
      at = next.after
    }
    if (kind === RECORD.begin) depth++
    if (kind === RECORD.end && --depth <= 0) return
    if (depth === 1) yield { kind, data, more }
  }
}
