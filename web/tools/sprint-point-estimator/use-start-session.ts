import { roomIdResponse } from '#contract/room.ts'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '#web/platform/fetch-api.ts'
import { knownName } from './use-known-name.ts'
import { localStore } from './use-local-table.ts'

/** Creates a room with the stories of this device and opens it; returns the problem if it fails. */
export function startSession(): Promise<Problem | undefined> {
  const { stories, deck } = localStore.get()
  return goTo('/api/rooms', {
    name: knownName.get(),
    deck,
    stories: stories.map(({ title, description, finalEstimate }) => ({ title, description, finalEstimate })),
  })
}

/** Opens the room with this code; returns the error if there is none. */
export function joinByCode(code: string): Promise<Problem | undefined> {
  return goTo('/api/rooms/by-code', { code })
}

async function goTo(path: string, request: unknown): Promise<Problem | undefined> {
  const result = await toResultAsync(() => fetchApi(path, request, roomIdResponse))
  if (!result.ok) return result.problem
  location.assign(withBase(`/room/${result.value.id}`))
  return undefined
}
