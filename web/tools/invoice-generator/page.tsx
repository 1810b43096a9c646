import { lazy, Suspense, useState } from 'react'
import * as v from 'valibot'
import { usePendingInput } from '#web/platform/pending-input.ts'
import { useSharedState } from '#web/platform/shared-state.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { EXAMPLE } from './example.ts'
import { InvoiceForm } from './form/invoice-form.tsx'
import { withSent } from './invoice/change-invoice.ts'
import { Sent, TEMPLATES, type Template } from './invoice/invoice.ts'
import { EmptySheet } from './preview/empty-sheet.tsx'
import { useImages } from './preview/use-images.ts'
import { type Invoices, useInvoices, useSums } from './use-invoices.ts'

const MoreOptions = lazy(() => import('./form/more-options.tsx'))
const EInvoiceCard = lazy(() => import('./form/e-invoice-card.tsx'))
const InvoicesCard = lazy(() => import('./list/invoices-card.tsx'))
const LogoPlace = lazy(() => import('./form/logo-place.tsx'))
const Preview = lazy(() => import('./preview/preview.tsx'))
const help = staticIsland('help', () => import('./help.tsx'))

const LOOKS = ['Classic', 'Modern', 'Compact'] as const

export default function InvoiceGeneratorPage() {
  const invoices = useInvoices()
  const { invoice, details } = invoices
  const locale = useLocale()
  const linkProblem = useSharedState((shared) => {
    const sent = v.safeParse(Sent, shared)
    if (!sent.success) return false
    invoices.startNew()
    invoices.change((now) => withSent(now, sent.output))
    return true
  })
  usePendingInput('files', async (files) =>
    (await import('./list/use-invoices-file.ts')).importPendingFiles(files),
  )
  const sums = useSums(invoice)
  const images = useImages(details.logo)
  return (
    <>
      <Alert problem={linkProblem} />
      <Bar invoices={invoices} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <InvoiceForm invoices={invoices} sums={sums} />
        <PreviewPane
          isWanted={invoice.id !== ''}
          hasLines={invoice.date !== ''}
          logo={
            <Suspense fallback={<LogoRoom />}>
              {invoice.date !== '' ? (
                <LogoPlace details={details} setDetails={invoices.setDetails} />
              ) : (
                <LogoRoom />
              )}
            </Suspense>
          }
          onExample={() => showExample(invoices)}
        >
          <Preview invoice={invoice} images={images} total={sums?.total} />
        </PreviewPane>
      </div>
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Suspense>
          <EInvoiceCard
            eInvoice={invoice.eInvoice}
            payment={invoice.payment}
            locale={locale}
            onChange={invoices.change}
          />
        </Suspense>
        {invoices.invoices.length > 0 && (
          <Suspense>
            <InvoicesCard invoices={invoices} />
          </Suspense>
        )}
      </div>
      {help}
    </>
  )
}

/** In the document, which knows no date yet, and which stays small without what needs scripts. */
function LogoRoom() {
  return <div className="mb-3 min-h-14" />
}

function Bar({ invoices }: { readonly invoices: Invoices }) {
  const { invoice, change, startNew } = invoices
  const choose = (name: (typeof LOOKS)[number]) => {
    const template: Template = TEMPLATES[LOOKS.indexOf(name)] ?? 'classic'
    change((now) => ({ ...now, look: { ...now.look, template } }))
  }
  return (
    <ToolBar
      mode={
        <Segments
          label="Mode"
          value={LOOKS[TEMPLATES.indexOf(invoice.look.template)] ?? 'Classic'}
          options={LOOKS}
          onChange={choose}
        />
      }
      more={
        <Suspense>
          <MoreOptions invoices={invoices} />
        </Suspense>
      }
      examples={[{ title: 'Example' }]}
      onExample={() => showExample(invoices)}
    >
      <Button size="small" onClick={startNew} isSoftDisabled={invoice.id === ''}>
        New invoice
      </Button>
    </ToolBar>
  )
}

function showExample({ startNew, change }: Invoices): void {
  startNew()
  change((now) => ({ ...now, ...EXAMPLE }))
}

type PreviewPaneProps = {
  readonly isWanted: boolean
  readonly hasLines: boolean
  readonly logo: React.ReactNode
  readonly onExample: () => void
  readonly children: React.ReactNode
}

/** Loads the engine with the first change, or on a click, so that opening the page does not load it. */
function PreviewPane({ isWanted, hasLines, logo, onExample, children }: PreviewPaneProps) {
  const [isRequested, setRequested] = useState(false)
  return (
    <section aria-label="Invoice preview" className="min-w-0 lg:sticky lg:top-4">
      {logo}
      {isWanted || isRequested ? (
        <Suspense>{children}</Suspense>
      ) : (
        <EmptySheet hasLines={hasLines}>
          <p>The invoice appears here as you fill it in.</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => setRequested(true)}>Show preview</Button>
            <Button onClick={onExample}>Try an example</Button>
          </div>
        </EmptySheet>
      )}
    </section>
  )
}
