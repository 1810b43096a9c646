import type { Hono } from 'hono'

type JsonResponse = { readonly status: number; readonly body: unknown }

export type TestVisitor = ReturnType<typeof createTestVisitor>

/** Creates a visitor with a separate browser: stores cookies set by the server, and sends them again. */
export function createTestVisitor(
  app: Hono,
  {
    from = '127.0.0.1',
    origin,
    host,
    userAgent = 'TestBrowser/1.0',
  }: { from?: string; origin?: string; host?: string; userAgent?: string } = {},
) {
  const cookies = new Map<string, string>()
  const incoming = { socket: { remoteAddress: from } }

  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await app.request(
      path,
      {
        ...init,
        headers: {
          'content-type': 'application/json',
          'user-agent': userAgent,
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(origin && { origin }),
          ...(host && { host }),
        },
      },
      { incoming },
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const toJsonResponse = async (response: Response): Promise<JsonResponse> => ({
    status: response.status,
    body: await response.json(),
  })
  return {
    cookies,
    get: async (path: string): Promise<JsonResponse> => toJsonResponse(await ask(path, {})),
    post: async (path: string, body: unknown = {}): Promise<JsonResponse> =>
      toJsonResponse(await ask(path, { method: 'POST', body: JSON.stringify(body) })),
    /** Returns the response, whose body is not read yet. */
    open: (path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> => ask(path, { method }),
    /** Returns the redirect target of a page. */
    moveTo: async (path: string): Promise<string | null> => (await ask(path, {})).headers.get('location'),
    /** Returns the whole response, for its headers. */
    answerTo: (path: string, body: unknown): Promise<Response> =>
      ask(path, { method: 'POST', body: JSON.stringify(body) }),
  }
}
