import { lazy, Suspense } from 'react'
import { ContentCard } from './contents/content-card.tsx'
import type { QrTool } from './use-qr-tool.ts'

// Asked for at once, so that the code is drawn as soon as the page is alive.
const preview = import('./preview-card.tsx')
const PreviewCard = lazy(() => preview)

/** What the code is to hold, and the code. */
export function CreateScreen({ tool }: { readonly tool: QrTool }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <ContentCard tool={tool} />
      <Suspense fallback={<div className="min-h-[36rem]" />}>
        <PreviewCard tool={tool} />
      </Suspense>
    </div>
  )
}
