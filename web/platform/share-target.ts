import { SHARE_PATH, SHARED } from '#contract/share.ts'
import { withBase } from '#lib/net/base-path.ts'

/** Returns content shared by another app: its files, or its text and URL. Only once; undefined if there is none. */
export async function receiveShare(): Promise<readonly File[] | string | undefined> {
  const cache = await caches.open(SHARED)
  const stored = await cache.match(withBase(SHARE_PATH))
  await caches.delete(SHARED)
  if (!stored) return undefined
  const form = await stored.formData()
  const files = form.getAll('files').filter((entry) => entry instanceof File && entry.size > 0)
  if (files.length > 0) return files as File[] // The remaining entries are files.
  const texts = ['text', 'url', 'title'].map((name) => form.get(name))
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}
