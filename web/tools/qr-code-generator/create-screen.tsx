import { lazy, Suspense } from 'react'
import { Card } from '#web/ui/result.tsx'
import { ContentCard } from './contents/content-card.tsx'
import type { QrTool } from './use-qr-tool.ts'

// Asked for at once, so that the code is drawn as soon as the page is alive.
const preview = import('./preview-card.tsx')
const PreviewCard = lazy(() => preview)
const ContentForm = lazy(() => import('./contents/content-form.tsx'))

/** Content form and the code; on phones a long form follows the code, so that the code stays visible. */
export function CreateScreen({ tool }: { readonly tool: QrTool }) {
  const { kind } = tool.settings
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <ContentCard tool={tool} />
      <Suspense fallback={<div className="min-h-[36rem] lg:row-span-2" />}>
        <PreviewCard tool={tool} />
      </Suspense>
      {kind !== 'Text or URL' && (
        <Card>
          <Suspense fallback={<div className="min-h-48" />}>
            <ContentForm tool={tool} kind={kind} />
          </Suspense>
        </Card>
      )}
    </div>
  )
}
