import { afterEach, expect, test, vi } from 'vitest'
import { canSaveToFolder, saveToFolder } from './save-to-folder.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose visitor chooses a folder; what is written into it. */
function chosenFolder() {
  const written: Record<string, string> = {}
  const requests: unknown[] = []
  vi.stubGlobal('showDirectoryPicker', async (options: unknown) => {
    requests.push(options)
    return {
      getFileHandle: async (name: string, { create }: { create: boolean }) => {
        if (!create) throw new DOMException('Not there', 'NotFoundError')
        written[name] = ''
        return {
          createWritable: async () => {
            const decoder = new TextDecoder()
            return new WritableStream<Uint8Array>({
              write(chunk) {
                written[name] += decoder.decode(chunk)
              },
            })
          },
        }
      },
    }
  })
  return { written, requests }
}

const files = [
  { name: 'a.txt', blob: new Blob(['one']) },
  { name: 'b.txt', blob: new Blob(['two']) },
]

test('all files are written into the folder that the visitor chooses', async () => {
  const { written, requests } = chosenFolder()
  expect(canSaveToFolder()).toBe(true)
  expect(await saveToFolder(files)).toBe(true)
  expect(written).toEqual({ 'a.txt': 'one', 'b.txt': 'two' })
  expect(requests).toEqual([{ mode: 'readwrite' }])
})

test('a browser without folders saves nothing', async () => {
  expect(canSaveToFolder()).toBe(false)
  expect(await saveToFolder(files)).toBe(false)
})

test('canceling the picker shows nothing, a denied permission shows an error', async () => {
  const refuse = (name: string) =>
    vi.stubGlobal('showDirectoryPicker', async () => {
      throw new DOMException('No', name)
    })
  refuse('AbortError')
  expect(await saveToFolder(files)).toBe(false)
  refuse('SecurityError')
  await expect(saveToFolder(files)).rejects.toThrow(new DOMException('No', 'SecurityError'))
})
