import { vi } from 'vitest'

/** Catches the files that are saved from now on, until mocks are restored. */
export function catchSavedFiles() {
  const blobs: Blob[] = []
  const names: string[] = []
  const make = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return make(blob)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return {
    names,
    types: () => blobs.map(({ type }) => type),
    texts: () => Promise.all(blobs.map((blob) => blob.text())),
  }
}
