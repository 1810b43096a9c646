import { vi } from 'vitest'

type Asked = { readonly what: string; readonly body: unknown; readonly secret: string | null }

/** What our server answers to "GET /api/…" and its like: the answer's JSON, or a whole response. */
type Answers = Readonly<Record<string, (body: unknown) => unknown>>

/** A server that is not there: it answers so until mocks are restored, and notes what it was asked. */
export function answerAsServer(answers: Answers): Asked[] {
  const asked: Asked[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    const what = `${options?.method ?? 'GET'} ${address}`
    const body: unknown = options?.body ? JSON.parse(String(options.body)) : undefined
    asked.push({ what, body, secret: new Headers(options?.headers).get('authorization') })
    const answer = answers[what]?.(body) ?? refusal(404, 'Not here')
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer))
  })
  return asked
}

/** An answer that refuses, in the server's words. */
export function refusal(status: number, error: string): Response {
  return new Response(JSON.stringify({ error }), { status })
}
