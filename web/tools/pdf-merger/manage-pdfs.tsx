import { lazy, Suspense } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import FileStack from '~icons/lucide/file-stack'
import Trash from '~icons/lucide/trash'
import X from '~icons/lucide/x'
import { LIMITS, listNames, skipNote } from './accept-files.ts'
import { listTotals } from './listed-pdf.ts'
import type { PdfList } from './use-pdf-list.ts'

const PdfViews = lazy(() => import('./pdf-views.tsx'))

/** File picker, and actions for the existing PDFs. */
export function ManagePdfs({ list }: { readonly list: PdfList }) {
  const isEmpty = list.rows.length === 0
  return (
    <section
      aria-labelledby="manage-pdfs"
      className="flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface shadow-lift"
    >
      <div
        className={`flex gap-x-3 gap-y-2 px-3 py-3 sm:px-4 ${isEmpty ? 'flex-1 flex-col' : 'items-center'}`}
      >
        <div className="flex flex-wrap items-center gap-x-3 max-sm:flex-1">
          <h2 id="manage-pdfs" className="font-semibold text-base max-sm:w-full">
            Manage PDFs
          </h2>
          {!isEmpty && <p className="text-ink-soft text-sm">{getTotals(list)}</p>}
        </div>
        <Choose list={list} isEmpty={isEmpty} />
      </div>
      <StatusArea list={list} />
      {!isEmpty && (
        <Suspense>
          <PdfViews list={list} />
        </Suspense>
      )}
    </section>
  )
}

function getTotals({ rows }: PdfList): string {
  const { fileCount, sizeBytes, pageCount } = listTotals(rows)
  const files = pluralize(fileCount, 'PDF')
  const pages = pluralize(pageCount, 'page')
  return `${files} · ${pages} · ${formatBytes(sizeBytes)}`
}

/** Shows the refused files of the last selection. */
function StatusArea({ list }: { readonly list: PdfList }) {
  const { skipped, errors } = list.refused
  const [first, ...others] = errors
  if (first === undefined && skipped.length === 0) return null
  return (
    <div className="flex items-start gap-2 px-3 pb-3 sm:px-4">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {first !== undefined && <Alert problem={{ message: first, detail: others.join('\n') }} />}
        {skipped.length > 0 && (
          <div className="rounded-control bg-care-soft px-3.5 py-2.5 text-care text-sm">
            <p role="status">{skipNote(skipped.length)}</p>
            <p className="[overflow-wrap:anywhere]">{listNames(skipped)}</p>
          </div>
        )}
      </div>
      <Button size="small" kind="quiet" aria-label="Dismiss remarks" onClick={list.dismissErrors}>
        <X size={16} aria-hidden />
      </Button>
    </div>
  )
}

/**
 * File picker: large while the list is empty. The input remains the same one, so that files chosen twice in a row are
 * all accepted.
 */
function Choose({ list, isEmpty }: { readonly list: PdfList; readonly isEmpty: boolean }) {
  const look = isEmpty
    ? 'flex-1 flex-col justify-center gap-3 rounded-control border-2 border-line-strong border-dashed px-4 py-14 text-center'
    : 'ml-auto gap-1.5'
  return (
    <div className={`flex items-center ${look}`}>
      {isEmpty && <FileStack size={40} strokeWidth={1.25} aria-hidden className="text-ink-soft" />}
      <FileButton
        label="Choose PDFs"
        accept="application/pdf,.pdf"
        isMultiple
        onFiles={list.add}
        size={isEmpty ? 'normal' : 'small'}
        kind={isEmpty ? 'go' : 'plain'}
        labelClass={isEmpty ? '' : 'max-sm:sr-only'}
      />
      {isEmpty ? (
        <>
          <p className="text-ink-soft">or drop or paste them here</p>
          <p className="max-w-[44ch] text-ink-soft text-sm">
            {LIMITS} They are processed in your browser and not uploaded.
          </p>
        </>
      ) : (
        <Button size="small" onClick={list.removeAll} icon={<Trash size={15} aria-hidden />}>
          <span className="max-sm:sr-only">Remove all</span>
        </Button>
      )}
    </div>
  )
}
