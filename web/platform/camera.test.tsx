import { afterEach, expect, test, vi } from 'vitest'
import { closeCamera, openCamera } from './camera.ts'

afterEach(() => vi.restoreAllMocks())

test('requests the rear camera, and turns it off', async () => {
  const [image, sound] = [new MediaStream(), new MediaStream()]
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(image)
  expect(await openCamera()).toBe(image)
  expect(ask.mock.calls).toEqual([[{ video: { facingMode: 'environment', width: { ideal: 1280 } } }]])
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')
  const [track] = canvas.captureStream().getTracks()
  if (!track) throw new Error('There is no track')
  sound.addTrack(track)
  closeCamera(sound)
  expect(track.readyState).toBe('ended')
})

test.each([
  [new DOMException('', 'NotAllowedError'), 'refused'],
  [new DOMException('', 'SecurityError'), 'refused'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'OverconstrainedError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  [new Error('NotAllowedError'), 'busy'],
])('after %s the camera is %s', async (error, cameraError) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(error)
  await expect(openCamera()).rejects.toBe(cameraError)
})

test('reports a missing camera if the page has no access to cameras at all', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  await expect(openCamera()).rejects.toBe('missing')
  Reflect.deleteProperty(navigator, 'mediaDevices')
  expect(navigator.mediaDevices).toBeInstanceOf(MediaDevices)
})

test('reports that the camera needs https on a page over plain http', async () => {
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false)
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  await expect(openCamera()).rejects.toBe('needsHttps')
  Reflect.deleteProperty(navigator, 'mediaDevices')
})
