/** Why there is no picture from a camera. */
export type CameraFault = 'refused' | 'missing' | 'busy'

/** The camera that looks away from the visitor, where there are several. Rejects with a {@link CameraFault}. */
export async function openCamera(): Promise<MediaStream> {
  // Pages that came over an unprotected line have none.
  if (!navigator.mediaDevices) throw 'missing' satisfies CameraFault
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
  } catch (error) {
    throw faultOf(error)
  }
}

/** Lets go of the camera; its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
