import { useState } from 'react'
import type { ScanChanges } from '#lib/image/scan/prepare-scan.ts'
import { useObjectUrl } from '#web/platform/use-object-url.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { AreaPicker, AreaSliders, WHOLE } from './area-picker.tsx'
import { getInspection, getStageProblem, type ListedScan } from './listed-scan.ts'
import { PageView } from './page-view.tsx'
import type { Settings } from './settings.ts'
import type { ScanList } from './use-scan-list.ts'
import { useShownPage } from './use-shown-page.ts'

const VIEWS = ['Original', 'As read'] as const

type StageProps = { readonly scan: ListedScan; readonly list: ScanList; readonly settings: Settings }

/** Renders the selected page: the original with the selected area, or the prepared one with the position of a word. */
export default function Stage({ scan, list, settings }: StageProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>()
  const shown = useShownPage(scan, list, settings)
  const read = scan.result?.pages.find(({ number }) => number === scan.page)?.page
  const recognized = read?.source === 'image' ? read : undefined
  const chosen = view ?? (recognized ? 'As read' : 'Original')
  const images = shown?.ok ? shown.value : undefined
  const before = useObjectUrl(images?.before)
  const after = useObjectUrl(recognized?.image ?? images?.after)
  const changes = recognized?.changes ?? images?.changes
  const { part, page, id, file } = scan
  const count = getInspection(scan)?.pageCount ?? 1
  const setPart = (next: ListedScan['part']) => list.change(id, { part: next })
  const isOriginal = chosen === 'Original'
  const problem = getStageProblem(scan)
  if (problem)
    return (
      <div className="grid min-h-40 flex-1 place-items-center p-4">
        <Alert problem={problem} />
      </div>
    )
  return (
    <>
      <div className="stage-box relative h-45 overflow-auto sm:h-[26rem] lg:h-[max(24rem,calc(100vh-26rem))]">
        {isOriginal && before && <AreaPicker url={before} name={file.name} part={part} onPick={setPart} />}
        {!isOriginal && after && (
          <PageView
            url={after}
            name={`${file.name}, as read`}
            page={recognized}
            scan={scan}
            onWord={(word) => list.change(id, { word })}
          />
        )}
        {shown?.ok === false && (
          <div className="p-3">
            <Alert problem={shown.problem} />
          </div>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-3 py-1.5 text-ink-soft text-sm sm:px-4">
        <Segments label="View" value={chosen} options={VIEWS} onChange={setView} />
        {count > 1 && <Pager page={page} count={count} onPage={(next) => list.change(id, { page: next })} />}
        {isOriginal && (
          <Button size="small" onClick={() => setPart(part ? undefined : WHOLE)}>
            {part ? 'Read the whole page' : 'Select an area'}
          </Button>
        )}
        {!isOriginal && changes && (
          <span className="max-sm:min-w-0 max-sm:grow max-sm:basis-0 max-sm:text-xs max-sm:leading-tight">
            {changesText(changes)}
          </span>
        )}
      </div>
      {isOriginal && part && <AreaSliders part={part} onPick={setPart} />}
    </>
  )
}

type PagerProps = {
  readonly page: number
  readonly count: number
  readonly onPage: (page: number) => void
}

function Pager({ page, count, onPage }: PagerProps) {
  return (
    <span className="flex items-center gap-1">
      <Button
        size="small"
        kind="quiet"
        aria-label="Previous page"
        isSoftDisabled={page === 0}
        onClick={() => onPage(page - 1)}
        icon={<ChevronLeft size={16} aria-hidden />}
      />
      <span className="tabular-nums">
        Page {page + 1} of {count}
      </span>
      <Button
        size="small"
        kind="quiet"
        aria-label="Next page"
        isSoftDisabled={page === count - 1}
        onClick={() => onPage(page + 1)}
        icon={<ChevronRight size={16} aria-hidden />}
      />
    </span>
  )
}

/** Returns the changes made to the page, in the order of processing. */
function changesText(changes: ScanChanges): string {
  const { isInverted, isEvened, isCleaned, quarterTurns, angle, scale } = changes
  const parts = [
    isInverted && 'inverted',
    isEvened && 'evenly lit',
    isCleaned && 'cleaned',
    quarterTurns > 0 && `turned by ${90 * quarterTurns}°`,
    angle !== 0 && `straightened by ${Math.abs(angle).toFixed(1)}°`,
    scale > 1 && `enlarged ${scale.toFixed(1)} times`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'No clean-up needed.'
  const text = parts.join(', ')
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`
}
