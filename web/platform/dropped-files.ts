/** The files of a drop, also those in dropped folders and in folders within. */
export async function droppedFiles(data: DataTransfer): Promise<readonly File[]> {
  // The drop's data is gone after this task, so all of it is requested at once.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile())
  const files: File[] = []
  for (const entry of entries) for await (const file of filesIn(entry)) files.push(file)
  return files
}

async function* filesIn(entry: FileSystemEntry | File | null): AsyncGenerator<File, void, undefined> {
  if (entry instanceof File) yield entry
  else if (isFile(entry)) yield await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
  else if (isFolder(entry)) for (const inner of await allIn(entry)) yield* filesIn(inner)
}

function isFile(entry: FileSystemEntry | null): entry is FileSystemFileEntry {
  return entry?.isFile === true
}

function isFolder(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true
}

/** Returns all entries of a folder, which are listed in batches until one is empty. */
async function allIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0)
      return all.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
    all.push(...part)
  }
}
