import { useEffect, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import type { WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import type { QrTool } from '../use-qr-tool.ts'
import { createReader } from './create-reader.ts'
import type { Found } from './read-job.ts'
import { useCamera } from './use-camera.ts'
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

type CameraViewProps = {
  readonly queue: WorkerQueue
  /** Called with the content of the first image with a code. */
  readonly onFound: (found: readonly Found[]) => void
}

/** Camera image, scanned several times a second. */
export function CameraView({ queue, onFound }: CameraViewProps) {
  const { videoRef, problem } = useCamera(queue, onFound)
  if (problem) return <Alert problem={problem} />
  return (
    <div>
      <video
        ref={videoRef}
        muted
        playsInline
        aria-label="Camera"
        className="aspect-video w-full max-w-xl rounded-control bg-sunken object-cover"
      />
      <p className="mt-1 text-ink-soft text-sm">Hold the code in front of the camera.</p>
    </div>
  )
}

type FoundCodesProps = {
  readonly found: readonly Found[]
  readonly onEdit: (text: string) => void
}

/** Contents of codes, as text; only web URLs can be opened. */
export function FoundCodes({ found, onEdit }: FoundCodesProps) {
  return (
    <ul aria-label="Found codes" className="flex flex-col gap-3">
      {found.map(({ text, format }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same code may stand in a picture twice
        <li key={index} className="rounded-control border border-line p-3">
          <p className="mb-1 text-ink-soft text-sm">{format}</p>
          <output
            translate="no"
            aria-label={`Text of code ${index + 1}`}
            aria-live="off"
            dir="auto"
            className="block whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]"
          >
            {text}
          </output>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <CopyButton text={text} />
            <Button size="small" onClick={() => onEdit(text)}>
              Edit as new code
            </Button>
            {/^https?:\/\//i.test(text) && (
              <a
                href={text}
                target="_blank"
                rel="noreferrer"
                className="text-accent text-sm underline underline-offset-4"
              >
                Open link
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
