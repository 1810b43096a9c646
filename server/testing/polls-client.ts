import type { Hono } from 'hono'
import * as v from 'valibot'
import {
  type PollRequest,
  pollCreated,
  pollDone,
  pollResponse,
  pollState,
  voteResponse,
  writtenAnswers,
} from '#contract/poll.ts'
import { problemResponse } from '#contract/problem.ts'

/** Poll as requested by pages from before written answers. */
export const POLL: PollRequest = {
  question: 'Tea or coffee?',
  options: ['Tea', 'Coffee', '=Both'],
  settings: { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: false },
  closesAt: null,
}

/** Poll that allows written answers and changed votes. */
export const OPEN: PollRequest = {
  ...POLL,
  options: ['Tea', 'Coffee'],
  settings: { ...POLL.settings, canWrite: true, canChange: true },
}

export type PollsClient = ReturnType<typeof createPollsClient>

/** Creates polls and votes in them through an app, and checks each response against its contract. */
export function createPollsClient(app: Hono) {
  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await app.request(`/api/polls${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const text = await response.text()
    const said = text.startsWith('{') ? JSON.parse(text) : text
    if (text.startsWith('{')) v.parse(response.ok ? contractOf(method, path) : problemResponse, said)
    return { status: response.status, body: said, cookie }
  }

  async function create(change: Partial<PollRequest> = {}) {
    const { body } = await ask('POST', '', { ...POLL, ...change })
    return { id: String(body.id), author: { authorization: `Bearer ${body.secret}` } }
  }

  /** A browser that has opened the poll. */
  async function visitor(id: string) {
    const { cookie } = await ask('GET', `/${id}`)
    return {
      vote: (choices: unknown, receipt?: string) =>
        ask('POST', `/${id}/votes`, { choices, ...(receipt !== undefined && { receipt }) }, { cookie }),
      /** Votes for a written answer, with optional other choices. */
      write: (written: unknown, { receipt, choices = [] }: { receipt?: string; choices?: number[] } = {}) =>
        ask(
          'POST',
          `/${id}/votes`,
          { choices, written, ...(receipt !== undefined && { receipt }) },
          { cookie },
        ),
      see: () => ask('GET', `/${id}`, undefined, { cookie }),
      cookie,
    }
  }

  async function votesOf(id: string): Promise<number[]> {
    return (await ask('GET', `/${id}`)).body.results?.votes
  }

  return { ask, create, visitor, votesOf }
}

/** Returns the contract of an endpoint's response. */
function contractOf(method: string, path: string) {
  if (path.endsWith('/answers')) return writtenAnswers
  if (path.endsWith('/results')) return pollState
  if (method === 'GET') return pollResponse
  if (path === '') return pollCreated
  return path.endsWith('/votes') ? voteResponse : pollDone
}
