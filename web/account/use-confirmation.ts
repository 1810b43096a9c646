import { useEffect, useState } from 'react'
import { clearHash } from '../platform/use-hash.ts'
import { showToast } from '../ui/toast.tsx'
import { askAccount, askFor } from './ask-account.ts'
import { showProblem } from './show-problem.ts'

/** Confirms an address by the token of a mailed link, once; says how it went. True while it is at it. */
export function useConfirmation(token: string | undefined): boolean {
  const [isConfirming, setConfirming] = useState(false)
  useEffect(() => {
    if (token === undefined) return
    // Clear the URL first: a link works once, and this effect can run twice.
    clearHash()
    setConfirming(true)
    askFor('confirm', { token })
      .then(() => {
        showToast({ title: 'Success', description: 'Your email address is confirmed.' })
        // The signed-in account's address might have changed.
        return askAccount().then(() => {})
      })
      .catch(showProblem)
      .finally(() => setConfirming(false))
  }, [token])
  return isConfirming || token !== undefined
}
