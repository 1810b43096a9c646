import type { Database } from '../../database/open-database.ts'
import { HttpProblem } from '../../http/errors.ts'
import { type Counted, changeVote, type Vote } from './count-votes.ts'
import { pollNotThere } from './poll-not-there.ts'
import { faultOfChoices, type PollRules } from './poll-rules.ts'
import { readPoll } from './poll-store.ts'
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
  rules: PollRules,
  { token, choices, receipt }: Ballot,
): Promise<string> {
  const fault = faultOfChoices(rules, choices)
  if (fault) throw new HttpProblem(400, fault)
  const vote = voteOf(rules, voters.hashOf(token, rules.id), choices)
  const before = receipt === undefined ? undefined : receiptOf(voters, vote, receipt)
  const isChange = before !== undefined && rules.settings.canChange
  const counted = isChange
    ? await changeVote(database, { ...vote, ...before }, vote.choices, now())
    : await count(vote)
  if (counted.outcome === 'voted-before') throw new HttpProblem(409, 'You have already voted in this poll.')
  if (counted.outcome === 'closed') throw await closedOrGone(database, rules.id)
  return voters.writeReceipt({
    poll: rules.id,
    voter: vote.voterHash,
    choices: [...vote.choices],
    revision: isChange ? before.revision + 1 : 0,
    timesEmptied: counted.timesEmptied,
  })
}

function voteOf({ id, settings }: PollRules, voterHash: string, choices: readonly number[]): Vote {
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

/** The rules may be remembered from before the poll was deleted. */
async function closedOrGone(database: Database, id: string): Promise<HttpProblem> {
  return (await readPoll(database, id)) ? new HttpProblem(410, 'This poll is closed.') : pollNotThere()
}
