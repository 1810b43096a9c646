import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JOINED, type JoinedList, readStored, storedFiles } from '#server/http/stored-files.ts'

const ASSETS = 'assets/'

/** Joins the assets of a build in one file, in the order of their names, and deletes them. */
export async function joinFiles(build: string): Promise<void> {
  const assets = [...(await storedFiles(build))].filter(([name]) => name.startsWith(ASSETS)).sort(byName)
  const joined = await open(join(build, JOINED.bytes), 'w')
  const list: Record<string, JoinedList[string]> = {}
  let start = 0
  for (const [name, file] of assets) {
    await joined.appendFile(await readStored(file))
    list[name] = [start, file.sizeBytes]
    start += file.sizeBytes
  }
  await joined.close()
  await writeFile(join(build, JOINED.list), JSON.stringify(list))
  await rm(join(build, 'site', ASSETS), { recursive: true })
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
