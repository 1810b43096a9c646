import { useEffect, useRef, useState } from 'react'
import { httpsProblem } from '#lib/net/https-only.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { type CameraError, closeCamera, openCamera } from '#web/platform/camera.ts'
import type { WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import { ENGINE } from './create-reader.ts'
import type { Found, ReadAnswer, ScanJob } from './read-job.ts'

const PROBLEMS: Readonly<Record<CameraError, Problem>> = {
  refused: {
    message: 'The camera is not allowed here.',
    detail: 'Allow it in the site settings of your browser, or choose a picture instead.',
  },
  needsHttps: httpsProblem('The camera', 'Choose a picture instead.'),
  missing: { message: 'No camera was found.', detail: 'Choose a picture instead.' },
  busy: {
    message: 'The camera could not be started.',
    detail: 'Close other programs that use it, or choose a picture instead.',
  },
}

/** Runs the camera while it is visible, and reads each image as soon as the previous one is done. */
export function useCamera(queue: WorkerQueue, onFound: (found: readonly Found[]) => void) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<Problem>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once
  useEffect(() => {
    const closing = new AbortController()
    film(videoRef.current, closing.signal, queue).then(
      (found) => found && onFound(found),
      (reason: unknown) => setProblem(isCameraError(reason) ? PROBLEMS[reason] : PROBLEMS.busy),
    )
    return () => closing.abort()
  }, [])
  return { videoRef, problem }
}

/** Returns the content of the first frame with a code; undefined if stopped before. */
async function film(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  queue: WorkerQueue,
): Promise<readonly Found[] | undefined> {
  const stream = await openCamera()
  try {
    if (!video || signal.aborted) return undefined
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      await nextImage(video)
      const result = await queue.run<ScanJob, ReadAnswer>({
        kind: 'scan',
        document: ENGINE,
        image: await createImageBitmap(video),
      })
      if (result.ok && result.value.length > 0) return result.value
    }
    return undefined
  } catch (error) {
    // A view closed during the start of the camera removes its video.
    if (signal.aborted) return undefined
    throw error
  } finally {
    closeCamera(stream)
  }
}

/** Waits for the next frame; older Firefox lacks video frame callbacks, but animation frames are frequent enough. */
function nextImage(video: HTMLVideoElement): Promise<unknown> {
  return new Promise((shown) =>
    'requestVideoFrameCallback' in video
      ? video.requestVideoFrameCallback(shown)
      : requestAnimationFrame(shown),
  )
}

function isCameraError(reason: unknown): reason is CameraError {
  return typeof reason === 'string' && reason in PROBLEMS
}
