import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Name and value of all cookies that it sets. */
  readonly cookie: string
}

export type RequestParts = {
  /** Client's IP address, as a proxy reports it. */
  readonly from: string
  /** By default POST with a body, otherwise GET. */
  readonly method?: string | undefined
  readonly body?: unknown
  readonly cookie?: string | undefined
  /** Bearer token. */
  readonly secret?: string | undefined
}

/** Sends a request with a JSON body and reads its response. */
export function sendRequest(
  agent: Agent,
  url: string,
  { from, method, body, cookie, secret }: RequestParts,
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: method ?? (text === undefined ? 'GET' : 'POST'),
        headers: {
          'x-forwarded-for': from,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
          ...(cookie && { cookie }),
          ...(secret && { authorization: `Bearer ${secret}` }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
            cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          }),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}
