/** The least level at which pdf.js says that it leaves out a picture with more pixels than it may hold (`maxImageSize`). */
export const WARNINGS = 1
/** What a worker of its own posts then. */
export const LARGE_IMAGE = { kind: 'large picture' } as const
const SAID = 'Image exceeded maximum allowed size'

/** Listens to what pdf.js warns of in this worker: it tells in no other way of pictures that it leaves out. */
export function onLargeImage(notify: () => void): void {
  Object.assign(console, {
    warn(message: unknown) {
      if (String(message).includes(SAID)) notify()
    },
  })
}
