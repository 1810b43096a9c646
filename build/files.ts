import { constants, copyFile, link, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, as paths from it with `/`, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Links a file to a new path, which uses no space, or copies it if the file system refuses, for example across devices.
 */
export async function linkOrCopy(from: string, to: string, makeLink = link): Promise<void> {
  await makeLink(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
}
