import { lazy, Suspense } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { CreateScreen } from './create-screen.tsx'
import { QrBar } from './qr-bar.tsx'
import { useDropped } from './use-dropped.ts'
import { useQrTool } from './use-qr-tool.ts'

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
        {/* One boundary per mode: React would keep the screen before in the page until the next is there. */}
        <Suspense key={mode} fallback={<div className="min-h-96" />}>
          {mode === 'Batch' && <BatchScreen tool={tool} file={dropped.file} />}
          {mode === 'Scan' && <ScanScreen tool={tool} file={dropped.file} />}
        </Suspense>
      </DropArea>
      {help}
    </Shortcuts>
  )
}
