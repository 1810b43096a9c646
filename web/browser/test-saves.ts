import { vi } from 'vitest'

export type Save = { readonly name: string; readonly type: string; readonly text: string }

/** The files that a page saves from now on, until the mocks are restored. */
export function watchSaves() {
  const blobs = new Map<string, Blob>()
  const saves: Promise<Save>[] = []
  const make = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = make(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href) ?? new Blob()
    const { download: name } = this
    saves.push(blob.text().then((text) => ({ name, type: blob.type, text })))
  })
  return () => Promise.all(saves)
}
