import { vi } from 'vitest'
import { readFragment } from '#lib/net/share-link.ts'

/** Returns the strings that a page copies from this point, until the mocks are restored. */
export function spyOnClipboard(): string[] {
  const copies: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copies.push(text))
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    for (const item of items) copies.push(await (await item.getType('text/plain')).text())
  })
  return copies
}

/** Returns the state in the link that was copied last. */
export async function stateInLink(copies: readonly string[]): Promise<unknown> {
  return readFragment(copies.at(-1)?.split('#')[1] ?? '')
}
