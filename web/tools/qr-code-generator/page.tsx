import { lazy, Suspense, useId, useState } from 'react'
import { useIsWide } from '#web/platform/use-is-wide.ts'
import { Alert } from '#web/ui/alert.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { ContentCard } from './contents/content-card.tsx'
import type { ContentKind } from './contents/kinds.ts'
import { QrBar } from './qr-bar.tsx'
import { useDropped } from './use-dropped.ts'
import { type QrTool, useQrTool } from './use-qr-tool.ts'

const ScanScreen = lazy(() => import('./reading/scan-screen.tsx'))
const BatchScreen = lazy(() => import('./batch/batch-screen.tsx'))
const help = staticIsland('help', () => import('./help.tsx'))

export default function QrCodeGeneratorPage() {
  const tool = useQrTool()
  const { mode } = tool.settings
  const dropped = useDropped(tool)
  const savePng = () => import('./use-saving.ts').then((saving) => saving.savePng(tool))
  return (
    <Shortcuts keys={{ 'Mod+Enter': () => mode === 'Create' && savePng() }}>
      <DropArea onFiles={dropped.take} invitation={dropped.invitation}>
        <Alert problem={tool.linkProblem} />
        <QrBar tool={tool} />
        {mode === 'Create' && <CreateScreen tool={tool} />}
        {/* One boundary per mode: React would keep the previous page visible until the next one is ready. */}
        <Suspense key={mode} fallback={<div className="min-h-96" />}>
          {mode === 'Batch' && <BatchScreen tool={tool} file={dropped.file} />}
          {mode === 'Scan' && <ScanScreen tool={tool} file={dropped.file} />}
        </Suspense>
      </DropArea>
      {help}
    </Shortcuts>
  )
}

// Imported immediately, so that the code is rendered as soon as the page is hydrated.
const preview = import('./preview-card.tsx')
const PreviewCard = lazy(() => preview)
const DesignOptions = lazy(() => import('./design-options.tsx'))

/** Renders the content and its code. A missing value is an error once the visitor has left the form. */
export function CreateScreen({ tool }: { readonly tool: QrTool }) {
  const { kind } = tool.settings
  const [leftKind, setLeftKind] = useState<ContentKind>()
  const problemId = useId()
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-stretch">
      <ContentCard tool={tool} problemId={problemId} onLeave={() => setLeftKind(kind)}>
        {useIsWide() && (
          <div className="hidden lg:block mt-5 border-t border-line pt-4">
            <h2 className="mb-3 font-semibold text-base">Design</h2>
            <Suspense>
              <DesignOptions tool={tool} isSizeShown />
            </Suspense>
          </div>
        )}
      </ContentCard>
      <Suspense fallback={<div className="min-h-[36rem]" />}>
        <PreviewCard
          tool={tool}
          problemId={problemId}
          isFilled={kind === 'Text or URL' || leftKind === kind}
        />
      </Suspense>
    </div>
  )
}
