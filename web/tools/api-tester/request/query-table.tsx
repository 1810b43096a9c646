import type { Pair } from '../api-request.ts'
import { PairRows } from '../pair-rows.tsx'
import { queryRows, withNewQueryRow, withoutQueryRow, withQueryRow } from './query.ts'

type QueryTableProps = { readonly url: string; readonly onUrl: (url: string) => void }

const EMPTY_ROW: Pair = { id: 0, name: '', value: '', isOn: true }

/** Table of the URL's parameters; the URL is their only storage. */
export default function QueryTable({ url, onUrl }: QueryTableProps) {
  const rows = queryRows(url).map((row, id) => ({ ...row, id, isOn: true }))
  const take = (next: readonly Pair[]) => {
    if (next.length > rows.length) return onUrl(withNewQueryRow(url))
    const index = rows.findIndex((row) => !next.includes(row))
    const changed = next[index]
    if (index === -1) return
    if (next.length < rows.length || !changed) return onUrl(withoutQueryRow(url, index))
    onUrl(withQueryRow(url, index, changed))
  }
  return <PairRows noun="Parameter" rows={rows} emptyRow={EMPTY_ROW} onChange={take} hasSwitch={false} />
}
