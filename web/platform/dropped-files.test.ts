import { afterEach, expect, test, vi } from 'vitest'
import { droppedFiles } from './dropped-files.ts'

afterEach(() => vi.unstubAllGlobals())

type Entry = FileSystemFileEntry | FileSystemDirectoryEntry

const fileEntry = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (take: FileCallback) => take(new File([], name)),
  }) as FileSystemFileEntry

/** Creates a folder that lists its entries in batches, as browsers do. */
function folder(name: string, ...parts: readonly Entry[][]) {
  const left = [...parts, []]
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (take: FileSystemEntriesCallback) => take(left.shift() ?? []) }),
  } as FileSystemDirectoryEntry
}

async function namesOf(...items: readonly (Entry | File | null)[]): Promise<string[]> {
  const dropped = items.map((item) => ({
    webkitGetAsEntry: () => (item instanceof File ? null : item),
    getAsFile: () => (item instanceof File ? item : null),
  }))
  // Only this part of a drop is used.
  const files = await droppedFiles({ items: dropped } as object as DataTransfer)
  return files.map(({ name }) => name)
}

test('files are returned in the order of the drop, those of a folder by their names and numbers', async () => {
  const inner = folder('b', [fileEntry('c.txt')])
  const outer = folder('a', [fileEntry('10.txt'), fileEntry('2.txt')], [inner, fileEntry('1.txt')])
  expect(await namesOf(fileEntry('z.txt'), outer, fileEntry('y.txt'))).toEqual([
    'z.txt',
    '1.txt',
    '2.txt',
    '10.txt',
    'c.txt',
    'y.txt',
  ])
})

test('an empty folder has no files, and a browser without folder support returns its files', async () => {
  expect(await namesOf(folder('a'), new File([], 'x.txt'), null)).toEqual(['x.txt'])
})
