import { vi } from 'vitest'

type Answer = (body: unknown) => object | string

/**
 * A server that answers `GET /api/…` as told, an Error with its words as a refusal, and notes what else it was asked.
 * Ends with `vi.restoreAllMocks`.
 */
export function serverWith(answers: Readonly<Record<string, Answer>>): unknown[][] {
  const asked: unknown[][] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { method, headers, body } = {}) => {
    const name = `${method} ${address}`
    const sent = body === undefined ? undefined : JSON.parse(String(body))
    const secret = new Headers(headers).get('authorization')
    if (method !== 'GET') asked.push([name, sent, ...(secret === null ? [] : [secret])])
    const answer = answers[name]?.(sent) ?? new Error('Not here')
    if (answer instanceof Error)
      return new Response(JSON.stringify({ error: answer.message }), { status: 404 })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  return asked
}

/** A live line on which nothing comes but what a test sends. */
export class TestLine extends EventTarget {
  static readonly CLOSED = 2
  static all: TestLine[] = []
  readonly address: string
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { readonly data: string }) => {}

  constructor(address: string) {
    super()
    this.address = address
    TestLine.all.push(this)
  }

  close() {
    this.readyState = TestLine.CLOSED
  }
}
