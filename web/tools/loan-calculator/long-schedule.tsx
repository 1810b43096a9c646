import { useRef } from 'react'
import { useVisibleRows } from '#web/ui/virtual-list.tsx'
import type { ScheduleRow } from './schedule.ts'
import { ROW_HEIGHT, ScheduleTable, type TableProps } from './schedule-table.tsx'

/** A schedule of any length in a window that scrolls; only the rows in sight are drawn. */
export function LongSchedule(props: TableProps<ScheduleRow>) {
  const scroller = useRef<HTMLElement>(null)
  const { first, shown } = useVisibleRows(props.rows.length, ROW_HEIGHT, scroller)
  return <ScheduleTable {...props} part={{ first, count: shown, scroller }} />
}
