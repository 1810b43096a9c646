/** Minimum log level at which pdf.js reports omitted images with more pixels than `maxImageSize`. */
export const WARNINGS = 1
/** Message that a worker posts in this case. */
export const LARGE_IMAGE = { kind: 'large picture' } as const
const SAID = 'Image exceeded maximum allowed size'

/** Calls back if pdf.js omits an image in this worker; its warnings are the only notice. */
export function onLargeImage(notify: () => void): void {
  Object.assign(console, {
    warn(message: unknown) {
      if (String(message).includes(SAID)) notify()
    },
  })
}
