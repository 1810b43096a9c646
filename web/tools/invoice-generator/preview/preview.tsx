import { useDeferredValue, useMemo, useState } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { nameCharacter } from '#lib/text/name-character.ts'
import { download } from '#web/platform/download.ts'
import { printPage, usePrinting } from '#web/platform/printing.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { eInvoiceProblems } from '../e-invoice/problems.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { invoiceProblems } from '../invoice/problems.ts'
import { getSources, type Images } from '../print/images.ts'
import { LatePage } from './late-page.tsx'
import { pdfName } from './pdf-job.ts'
import { usePrintLayout } from './use-print-layout.ts'

/** Pages beyond this number are rendered when near the viewport. */
const DRAWN_AT_ONCE = 8

type PreviewProps = {
  readonly invoice: Invoice
  readonly images: Images
  readonly total: string | undefined
}

/** The pages as they will be printed, and the button that writes them. */
export default function Preview({ invoice, images, total }: PreviewProps) {
  const layout = usePrintLayout(invoice, images)
  // Keys do not wait until pages are drawn.
  const pages = useDeferredValue(layout.pages)
  const sources = useMemo(() => getSources(images), [images])
  const isPrinting = usePrinting()
  const [failure, setFailure] = useState<Problem>()
  const problems = useMemo(
    () => [...invoiceProblems(invoice), ...(invoice.eInvoice.isOn ? eInvoiceProblems(invoice) : [])],
    [invoice],
  )
  const save = async () => {
    const result = await layout.writePdf()
    setFailure(result.ok ? undefined : result.problem)
    if (result.ok)
      download(new Blob([result.value.bytes], { type: 'application/pdf' }), pdfName(invoice.number))
  }
  const [first] = problems
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:py-2">
        {layout.loading && (
          <p className="mr-auto text-ink-soft text-sm">
            Loading fonts, {formatBytes(layout.loading.receivedBytes)} of{' '}
            {formatBytes(layout.loading.totalBytes)}
          </p>
        )}
        <span
          className={`font-semibold tabular-nums lg:hidden ${total && total.length > 13 ? 'w-full text-right' : ''}`}
        >
          {total}
        </span>
        <Button onClick={printPage} isSoftDisabled={problems.length > 0}>
          Print
        </Button>
        <Button kind="go" onClick={save} isSoftDisabled={problems.length > 0 || layout.isWriting}>
          Download PDF
        </Button>
      </div>
      <Alert problem={failure ?? layout.problem} />
      <Alert problem={layout.codeProblem} />
      {first && <Alert problem={{ message: first, detail: problems.slice(1).join('\n') }} />}
      {layout.missing.length > 0 && (
        <Note>No font here has {layout.missing.map(quoted).join(', ')}: a box is shown in its place.</Note>
      )}
      <div className="printed-pages grid gap-3 print:block">
        {pages.map((page, index) => (
          <LatePage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page has no name but its number
            key={index}
            page={page}
            sources={sources}
            isSoon={isPrinting || index < DRAWN_AT_ONCE}
            label={`Page ${index + 1} of ${pages.length}`}
            className="overflow-hidden [content-visibility:auto] print:[content-visibility:visible] rounded-card border border-line bg-white shadow-lift print:rounded-none print:border-0 print:shadow-none"
          />
        ))}
      </div>
    </div>
  )
}

/** `“𝄞”`, or the code point of a character that is not visible. */
function quoted(character: string): string {
  const name = nameCharacter(character)
  return name === character ? `“${character}”` : name
}
