import { vi } from 'vitest'

/** The files that a page saves from now on, until the mocks are restored; none reaches the disk. */
export function watchSaves(): File[] {
  const blobs = new Map<string, Blob>()
  const saves: File[] = []
  const make = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = make(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href) ?? new Blob()
    saves.push(new File([blob], this.download, { type: blob.type }))
  })
  return saves
}

/** Returns the contents of the files, in order. */
export function textsOf(files: readonly File[]): Promise<string[]> {
  return Promise.all(files.map((file) => file.text()))
}
