import * as v from 'valibot'
import { type Item, records } from '#web/platform/store/records.ts'
import { isOf, syncedRecords } from '#web/platform/store/synced.ts'

// Looser than what the page reads, which would otherwise have to share its parts with every page.
const Invoice = v.object({ id: v.string(), date: v.string(), items: v.array(v.object({ id: v.string() })) })
const isInvoice = isOf(Invoice)
const isStored = isOf(v.object({ id: v.string() }))

const invoices = records<Item>({
  name: 'invoices',
  // The page quarantines invalid data; sync ignores it.
  read: (stored) => (isStored(stored) ? stored : undefined),
  mirrorKey: 'sundry-invoices',
})

export const synced = [syncedRecords({ name: 'invoices', title: 'invoices' }, invoices, isInvoice)]
