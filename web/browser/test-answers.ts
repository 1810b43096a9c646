import { vi } from 'vitest'

/** A body, or a status with one. */
type Said = object | readonly [status: number, body: object]

/** What a server answers to a request at a path, at once or later. */
export type Answer = (body: unknown) => Said | Promise<Said>

/** A server that answers at these paths until the mocks are restored; gives what it was asked, with the bodies. */
export function serverWith(answers: Readonly<Record<string, Answer>>): unknown[] {
  const asked: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    const path = String(address)
    const body: unknown = options?.body ? JSON.parse(String(options.body)) : undefined
    asked.push(body === undefined ? [path] : [path, body])
    const answer = (await answers[path]?.(body)) ?? ([404, { error: 'Not here' }] as const)
    const [status, said] = isWithStatus(answer) ? answer : [200, answer]
    return new Response(JSON.stringify(said), { status })
  })
  return asked
}

function isWithStatus(answer: object): answer is readonly [number, object] {
  return Array.isArray(answer)
}
