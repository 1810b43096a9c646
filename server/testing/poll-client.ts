import * as v from 'valibot'
import { type PollRequest, pollCreated, pollResponse, pollState, writtenAnswers } from '#contract/poll.ts'

const POLL: PollRequest = {
  question: 'Tea or coffee?',
  options: ['Tea', 'Coffee'],
  settings: { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: false },
  closesAt: null,
}

/** Creates a poll of two options over the network and returns its id. */
export async function createPollAt(address: string): Promise<string> {
  return (await makePollAt(address, POLL)).id
}

/** Creates a poll that allows written answers; returns its id and its author's secret. */
export function createWritingPollAt(address: string): Promise<{ id: string; secret: string }> {
  return makePollAt(address, { ...POLL, settings: { ...POLL.settings, canWrite: true } })
}

/** Creates a ranked poll with the given number of options, and returns its id. */
export async function createRankedPollAt(address: string, options: number): Promise<string> {
  const poll: PollRequest = {
    ...POLL,
    options: Array.from({ length: options }, (_, index) => `Option ${index + 1}`),
    settings: { ...POLL.settings, kind: 'ranked', mostChoices: options },
  }
  return (await makePollAt(address, poll)).id
}

async function makePollAt(address: string, poll: PollRequest) {
  const response = await fetch(`${address}/api/polls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(poll),
  })
  return v.parse(pollCreated, await response.json())
}

/** The cookie of a browser that has opened the poll. */
export async function openPollAt(address: string, id: string): Promise<string> {
  const response = await fetch(`${address}/api/polls/${id}`)
  await response.body?.cancel()
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Votes for an option, or for an answer of the voter's own. */
export function voteAt(
  address: string,
  id: string,
  cookie: string,
  choice: number | string,
): Promise<Response> {
  const vote = typeof choice === 'number' ? { choices: [choice] } : { choices: [], written: choice }
  return fetch(`${address}/api/polls/${id}/votes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(vote),
  })
}

export async function readPollAt(address: string, id: string, cookie = '') {
  const response = await fetch(`${address}/api/polls/${id}`, { headers: { cookie } })
  return v.parse(pollResponse, await response.json())
}

/** Returns the written answers, as the poll's author reads them. */
export async function readAnswersAt(address: string, id: string, secret: string) {
  const response = await fetch(`${address}/api/polls/${id}/answers`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  return v.parse(writtenAnswers, await response.json()).answers
}

/** Shows a written answer to all. */
export function showAnswerAt(
  address: string,
  id: string,
  secret: string,
  response: number,
): Promise<Response> {
  return fetch(`${address}/api/polls/${id}/answers/${response}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ state: 'shown' }),
  })
}

/** Yields each state of the live stream on arrival. */
export async function* watchPollAt(address: string, id: string, signal: AbortSignal) {
  const { body } = await fetch(`${address}/api/polls/${id}/events`, { signal })
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data) yield v.parse(pollState, JSON.parse(data))
    }
  }
}
