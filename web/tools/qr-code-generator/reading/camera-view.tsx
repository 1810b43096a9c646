import type { WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { Found } from './read-job.ts'
import { useCamera } from './use-camera.ts'

type CameraViewProps = {
  readonly queue: WorkerQueue
  /** Told what the first picture with a code holds. */
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
