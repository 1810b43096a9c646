import type { Database } from '../../database/open-database.ts'
import { HttpProblem } from '../../http/errors.ts'
import { type Counted, changeVote, type Vote } from './count-votes.ts'
import type { Poll } from './poll-store.ts'
import { faultOfChoices } from './poll-view.ts'
import type { Receipt, Voters } from './voter.ts'

/** What a browser hands in: the options, and the receipt of the vote that they replace. */
type Ballot = {
  readonly token: string
  readonly choices: readonly number[]
  readonly receipt?: string | undefined
}

/** Counts a browser's vote, or changes the one it gave before, and gives its receipt. Throws HttpProblem. */
export async function castVote(
  {
    database,
    voters,
    count,
    now,
  }: {
    readonly database: Database
    readonly voters: Voters
    readonly count: (vote: Vote) => Promise<Counted>
    readonly now: () => number
  },
  poll: Poll,
  { token, choices, receipt }: Ballot,
): Promise<string> {
  const fault = faultOfChoices(poll, choices)
  if (fault) throw new HttpProblem(400, fault)
  const vote = voteOf(poll, voters.hashOf(token, poll.id), choices)
  const before = receipt === undefined ? undefined : receiptOf(voters, vote, receipt)
  const isChange = before !== undefined && poll.settings.canChange
  refuseUncounted(
    isChange ? await changeVote(database, { ...vote, ...before }, vote.choices, now()) : await count(vote),
  )
  return voters.writeReceipt({
    poll: poll.id,
    voter: vote.voterHash,
    choices: [...vote.choices],
    revision: isChange ? before.revision + 1 : 0,
    timesEmptied: poll.timesEmptied,
  })
}

function voteOf({ id, settings }: Poll, voterHash: string, choices: readonly number[]): Vote {
  return {
    pollId: id,
    voterHash,
    kind: settings.kind,
    // Only a ranking's order says something.
    choices: settings.kind === 'ranked' ? choices : [...choices].sort((a, b) => a - b),
  }
}

/** What a receipt says of this browser's vote in this poll. Throws HttpProblem where it is another's, or forged. */
function receiptOf(voters: Voters, vote: Vote, text: string): Receipt {
  const receipt = voters.readReceipt(text)
  if (receipt?.poll !== vote.pollId || receipt.voter !== vote.voterHash)
    throw new HttpProblem(403, 'This is not the receipt of your vote in this poll.')
  return receipt
}

function refuseUncounted(outcome: Counted): void {
  if (outcome === 'closed') throw new HttpProblem(410, 'This poll is closed.')
  if (outcome === 'voted-before') throw new HttpProblem(409, 'You have already voted in this poll.')
}
