import { useEffect, useState } from 'react'
import { type PollState, pollState } from '#contract/poll.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from '#web/platform/fetch-api.ts'
import { showToast } from '#web/ui/toast.tsx'

export type AuthorResults = {
  /** The poll, with its results if the author wants them. */
  readonly shown: PollState
  /** Whether the author can see results that this browser, which has not voted, does not. */
  readonly canShow: boolean
  readonly isOn: boolean
  readonly toggle: () => void
}

/** Lets the author see the results of an open poll without voting, where voters see them after their vote. */
export function useAuthorResults(poll: PollState, secret: string | undefined): AuthorResults {
  const [isOn, setOn] = useState(false)
  const [seen, setSeen] = useState<PollState>()
  const canShow = secret !== undefined && poll.results === null && poll.settings.results === 'after-vote'
  useEffect(() => {
    if (!canShow || !isOn) return
    let isHere = true
    const load = async () => {
      const result = await toResultAsync(() =>
        fetchApi(`/api/polls/${poll.id}/results`, undefined, pollState, { secret }),
      )
      if (!isHere) return
      if (result.ok) return setSeen(result.value)
      setOn(false)
      showToast({ title: 'The results cannot be shown', description: result.problem.message, tone: 'error' })
    }
    void load()
    return () => {
      isHere = false
    }
    // Each change of the poll, such as a vote, is read again.
  }, [poll, secret, canShow, isOn])
  const isSeen = canShow && isOn && seen?.id === poll.id
  return { shown: isSeen ? seen : poll, canShow, isOn, toggle: () => setOn((before) => !before) }
}
