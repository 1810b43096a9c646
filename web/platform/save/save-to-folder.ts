import type { NamedBlob } from './zip-blob.ts'

/** File System Access API, which TypeScript does not know yet. */
type FolderPicker = {
  showDirectoryPicker(options: { mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>
}

/** Whether this browser can save into a folder that the visitor chooses. */
export function canSaveToFolder(): boolean {
  return hasPicker(globalThis)
}

/** Writes files into a folder that the visitor chooses, over those of the same name. `false` where they chose none. */
export async function saveToFolder(files: readonly NamedBlob[]): Promise<boolean> {
  const scope: typeof globalThis = globalThis
  if (!hasPicker(scope)) return false
  let folder: FileSystemDirectoryHandle
  try {
    folder = await scope.showDirectoryPicker({ mode: 'readwrite' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
  for (const { name, blob } of files) {
    const handle = await folder.getFileHandle(name, { create: true })
    const writable = await handle.createWritable()
    await blob.stream().pipeTo(writable)
  }
  return true
}

function hasPicker(scope: typeof globalThis): scope is typeof globalThis & FolderPicker {
  return 'showDirectoryPicker' in scope
}
