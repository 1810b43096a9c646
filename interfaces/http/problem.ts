/** Statuses of errors, with their titles (RFC 9110, section 15). */
export const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const

export type ErrorStatus = keyof typeof TITLES

/** Creates an error response as `application/problem+json` (RFC 9457). */
export function problem(
  status: ErrorStatus,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${JSON.stringify({ title: TITLES[status], status, detail })}\n`, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}
