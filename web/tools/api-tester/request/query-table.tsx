import type { Pair } from '../api-request.ts'
import { PairRows } from '../pair-rows.tsx'
import { queryRows, withNewQueryRow, withoutQueryRow, withQueryRow } from './query-rows.ts'

type QueryTableProps = { readonly url: string; readonly onUrl: (url: string) => void }

const BLANK: Pair = { id: 0, name: '', value: '', isOn: true }

/** The parameters of the URL, which is the one place where they are kept. */
export default function QueryTable({ url, onUrl }: QueryTableProps) {
  const rows = queryRows(url).map((row, id) => ({ ...row, id, isOn: true }))
  const take = (next: readonly Pair[]) => {
    if (next.length > rows.length) return onUrl(withNewQueryRow(url))
    const gone = rows.findIndex((row) => !next.includes(row))
    const changed = next[gone]
    if (gone === -1) return
    if (next.length < rows.length || !changed) return onUrl(withoutQueryRow(url, gone))
    onUrl(withQueryRow(url, gone, changed))
  }
  return <PairRows noun="Parameter" rows={rows} blank={BLANK} onChange={take} hasSwitch={false} />
}
