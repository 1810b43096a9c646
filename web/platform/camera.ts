import { needsHttps } from './address-features.ts'

/** Error of opening the camera. */
export type CameraError = 'refused' | 'missing' | 'busy' | 'needsHttps'

/** The camera that looks away from the visitor, where there are several. Rejects with a {@link CameraError}. */
export async function openCamera(): Promise<MediaStream> {
  if (needsHttps()) throw 'needsHttps' satisfies CameraError
  if (!navigator.mediaDevices) throw 'missing' satisfies CameraError
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
  } catch (error) {
    throw errorOf(error)
  }
}

/** Stops the camera, and turns its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function errorOf(error: unknown): CameraError {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
