import { vi } from 'vitest'

/** The texts that a page copies from now on, until the mocks are restored. */
export function watchCopies(): string[] {
  const copies: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copies.push(text))
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    for (const item of items) copies.push(await (await item.getType('text/plain')).text())
  })
  return copies
}
