import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import ArrowDownAZ from '~icons/lucide/arrow-down-a-z'
import CalendarArrowDown from '~icons/lucide/calendar-arrow-down'
import { FileList } from './file-list.tsx'
import { type SortKey, sortedMessage, sortRows } from './list-order.ts'
import type { PdfList } from './use-pdf-list.ts'

const PageGrid = lazy(() => import('./page-grid.tsx'))
const VIEWS = ['Files', 'Pages'] as const

/** The list of PDFs: as files, or page by page. */
export default function PdfViews({ list }: { readonly list: PdfList }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Files')
  const [startAt, setStartAt] = useState<number>()
  const show = (next: (typeof VIEWS)[number], id?: number) => {
    setStartAt(id)
    setView(next)
  }
  return (
    <Tabs
      label="View"
      tabs={VIEWS}
      chosen={view}
      onChoose={show}
      actions={view === 'Files' && <SortButtons list={list} />}
    >
      {view === 'Files' ? (
        <FileList list={list} onShowPages={(id) => show('Pages', id)} />
      ) : (
        <Suspense fallback={<p className="p-4 text-ink-soft text-sm">Loading the pages…</p>}>
          <PageGrid list={list} startAt={startAt} />
        </Suspense>
      )}
    </Tabs>
  )
}

function SortButtons({ list }: { readonly list: PdfList }) {
  const sort = (key: SortKey) => {
    const { rows, isReversed } = sortRows(list.rows, key)
    list.arrange(() => rows, sortedMessage(key, isReversed))
  }
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        onClick={() => sort('name')}
        icon={<ArrowDownAZ size={16} aria-hidden />}
      >
        <span className="max-sm:sr-only">Sort by name</span>
      </Button>
      <Button
        size="small"
        kind="quiet"
        onClick={() => sort('date')}
        icon={<CalendarArrowDown size={16} aria-hidden />}
      >
        <span className="max-sm:sr-only">Sort by date</span>
      </Button>
    </>
  )
}
