import { vi } from 'vitest'

type RecordedRequest = { readonly what: string; readonly body: unknown; readonly secret: string | undefined }

/** Responses of a server to "GET /api/…" and other requests, immediate or delayed: JSON, or a whole response. */
export type Answers = Readonly<Record<string, (body: unknown) => unknown>>

/**
 * Mocks a server with these responses that rejects all other requests, until the mocks are restored; returns the
 * recorded requests.
 */
export function serverWith(answers: Answers): RecordedRequest[] {
  const requests: RecordedRequest[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    const what = `${options?.method ?? 'GET'} ${address}`
    const body: unknown = options?.body ? JSON.parse(String(options.body)) : undefined
    requests.push({ what, body, secret: new Headers(options?.headers).get('authorization') ?? undefined })
    const answer = (await answers[what]?.(body)) ?? errorResponse(404, 'Not here')
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  return requests
}

/** An answer that refuses, in the server's words. */
export function errorResponse(status: number, error: string): Response {
  return Response.json({ error }, { status })
}

/** Returns the requests other than GET. */
export function changesIn(requests: readonly RecordedRequest[]): RecordedRequest[] {
  return requests.filter(({ what }) => !what.startsWith('GET '))
}
