import { WRITTEN_MOST } from '#contract/poll.ts'
import type { Database } from '../../database/open-database.ts'
import { HttpProblem } from '../../http/errors.ts'
import { type Counted, type Counting, changeVote, type Vote } from './count-votes.ts'
import { pollNotThere } from './poll-not-there.ts'
import { faultOfChoices, type PollRules } from './poll-rules.ts'
import { readPoll } from './poll-store.ts'
import type { Receipt, Voters } from './voter.ts'

/** What a browser hands in: the options, an answer of its own, and the receipt of the vote that they replace. */
type Ballot = {
  readonly token: string
  readonly choices: readonly number[]
  readonly written?: string | undefined
  readonly receipt?: string | undefined
}

/**
 * Counts a browser's vote, or changes the one it gave before. Gives its receipt, and the id of its written answer
 * unless that is an option that everybody sees. Throws HttpProblem.
 */
export async function castVote(
  {
    counting,
    voters,
    count,
  }: {
    readonly counting: Counting
    readonly voters: Voters
    readonly count: (vote: Vote) => Promise<Counted>
  },
  rules: PollRules,
  { token, choices, written, receipt }: Ballot,
): Promise<{ readonly receipt: string; readonly answer?: number }> {
  const fault = faultOfChoices(rules, choices, written)
  if (fault) throw new HttpProblem(400, fault)
  const vote: Vote = { ...voteOf(rules, voters.hashOf(token, rules.id), choices), written }
  const before = receipt === undefined ? undefined : await receiptOf(voters, vote, receipt)
  const isChange = before !== undefined && rules.settings.canChange
  const counted = isChange ? await changeVote(counting, vote, before) : await count(vote)
  if (counted.outcome !== 'counted') throw await refusalOf(counted, counting.database, rules.id)
  return {
    receipt: await voters.writeReceipt({
      poll: rules.id,
      voter: vote.voterHash,
      choices: [...counted.choices],
      revision: isChange ? before.revision + 1 : 0,
      timesEmptied: counted.timesEmptied,
    }),
    ...(counted.answer !== undefined && { answer: counted.answer }),
  }
}

/** Why a vote was not counted. */
async function refusalOf(
  { outcome }: Exclude<Counted, { outcome: 'counted' }>,
  database: Database,
  id: string,
): Promise<HttpProblem> {
  switch (outcome) {
    case 'voted-before':
      return new HttpProblem(409, 'You have already voted in this poll.')
    case 'not-offered':
      return new HttpProblem(409, 'This answer is not offered any more. Choose another one.')
    case 'full':
      return new HttpProblem(
        409,
        `This poll already has ${WRITTEN_MOST} different answers of its voters. Choose one of the options.`,
      )
    case 'closed':
      return closedOrGone(database, id)
  }
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
async function receiptOf(voters: Voters, vote: Vote, text: string): Promise<Receipt> {
  const receipt = await voters.readReceipt(text)
  if (receipt?.poll !== vote.pollId || receipt.voter !== vote.voterHash)
    throw new HttpProblem(403, 'This is not the receipt of your vote in this poll.')
  return receipt
}

/** The rules may be remembered from before the poll was deleted. */
async function closedOrGone(database: Database, id: string): Promise<HttpProblem> {
  return (await readPoll(database, id)) ? new HttpProblem(410, 'This poll is closed.') : pollNotThere()
}
