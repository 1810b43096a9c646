import { useState } from 'react'
import { type AnswerChange, type PollChange, pollDone } from '#contract/poll.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { download } from '#web/platform/download.ts'
import { askServerForText, fetchApi } from '#web/platform/fetch-api.ts'

export type ManagedPoll = ReturnType<typeof useManagedPoll>

/** Returns the author's actions; each returns whether it succeeded. */
export function useManagedPoll(id: string, secret: string, onChange: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const path = `/api/polls/${id}`
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    const result = await toResultAsync(deed)
    setBusy(false)
    setProblem(result.ok ? undefined : result.problem)
    if (result.ok) onChange()
    return result.ok
  }
  return {
    isBusy,
    problem,
    change: (change: PollChange) => act(() => fetchApi(path, change, pollDone, { method: 'PATCH', secret })),
    /** Decides on what a voter wrote. */
    decide: (answer: number, change: AnswerChange) =>
      act(() => fetchApi(`${path}/answers/${answer}`, change, pollDone, { method: 'PATCH', secret })),
    reset: () => act(() => fetchApi(`${path}/reset`, undefined, pollDone, { method: 'POST', secret })),
    remove: () => act(() => fetchApi(path, undefined, pollDone, { method: 'DELETE', secret })),
    exportCsv: () =>
      act(async () =>
        download(
          await askServerForText(`${path}/results.csv`, { secret }),
          'poll-results.csv',
          'text/csv;charset=utf-8',
        ),
      ),
  }
}
