/** The files of a drop, also those in dropped folders and in folders within. */
export async function droppedFiles(data: DataTransfer): Promise<readonly File[]> {
  // What a drop holds is gone after this turn, so all of it is asked for at once.
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

/** A folder tells what it holds in parts, until a part is empty. */
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
