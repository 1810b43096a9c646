import { useEffect, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import type { QrTool } from '../use-qr-tool.ts'
import { CameraView } from './camera-view.tsx'
import { createReader } from './create-reader.ts'
import { FoundCodes } from './found-codes.tsx'
import { useScan } from './use-scan.ts'

type ScanScreenProps = {
  readonly tool: QrTool
  /** The last file that was dropped or pasted. */
  readonly file: File | undefined
}

/** Reads codes in pictures and before the camera. */
export default function ScanScreen({ tool, file }: ScanScreenProps) {
  const queue = useWorkerQueue(createReader)
  const scan = useScan(queue)
  const [isFilming, setFilming] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that arrives is read once
  useEffect(() => {
    if (file) scan.read(file)
  }, [file])
  const edit = (text: string) =>
    tool.replace({ ...tool.settings, mode: 'Create', kind: 'Text or URL', text }, 'Opened as a new code')
  const found = scan.found
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <FileButton accept="image/*" onFiles={([image]) => image && scan.read(image)} />
          <Button
            size="small"
            aria-pressed={isFilming}
            onClick={() => {
              scan.clear()
              setFilming(!isFilming)
            }}
          >
            {isFilming ? 'Stop camera' : 'Use camera'}
          </Button>
          <p className="text-ink-soft text-sm">
            Or paste or drop a picture. Pictures never leave this device.
          </p>
        </div>
        {isFilming && (
          <CameraView
            queue={queue}
            onFound={(codes) => {
              scan.put(codes)
              setFilming(false)
            }}
          />
        )}
        <Alert problem={scan.problem} />
        {scan.isBusy && <p className="text-ink-soft text-sm">Reading…</p>}
        {found && <FoundCodes found={found} onEdit={edit} />}
        <Announcer text={found ? `${pluralize(found.length, 'code')} found` : ''} />
      </div>
    </Card>
  )
}
