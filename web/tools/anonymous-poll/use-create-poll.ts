import { useState } from 'react'
import { pollCreated } from '#contract/poll.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { fetchApi, ServerError } from '#web/platform/fetch-api.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { OwnPoll } from './own-polls.ts'
import { getRequest, type PollForm } from './poll-form.ts'

/** Creates the poll of a form; shows an error if it fails. */
export function useCreatePoll(onCreated: (poll: OwnPoll) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const create = async (form: PollForm): Promise<void> => {
    setBusy(true)
    const result = await toResultAsync(() => createPoll(form))
    if (result.ok) {
      await onCreated(result.value)
      showToast({ title: 'Poll created successfully!' })
    } else {
      const { message, detail } = result.problem
      showToast({ title: message, description: detail, tone: 'error' })
    }
    setBusy(false)
  }
  return { isBusy, create }
}

async function createPoll(form: PollForm): Promise<OwnPoll> {
  const request = getRequest(form, Date.now())
  try {
    return { question: request.question, ...(await fetchApi('/api/polls', request, pollCreated)) }
  } catch (error) {
    if (error instanceof UserError && !(error instanceof ServerError))
      throw new UserError('You are offline. The poll was not created.', 'Your text is still here.')
    throw error
  }
}
