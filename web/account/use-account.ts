import { useEffect, useState } from 'react'
import type { OwnAccount } from '#contract/account.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import { accountHint } from '../platform/account-hint.ts'
import { usePersisted } from '../platform/store/persisted.ts'
import { askAccount } from './ask-account.ts'

type AccountState = {
  /** Undefined until the server has answered. */
  readonly result: Result<OwnAccount | undefined> | undefined
  /** Fetches again, after a change. */
  readonly refresh: () => void
}

/** Returns the signed-in account; fetched again when a user signs in or out in any tab. */
export function useAccount(): AccountState {
  const [hint] = usePersisted(accountHint)
  const [result, setResult] = useState<AccountState['result']>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint or round is another question
  useEffect(() => {
    let isCurrent = true
    toResultAsync(askAccount).then((answer) => isCurrent && setResult(answer))
    return () => {
      isCurrent = false
    }
  }, [hint, round])
  return { result, refresh: () => setRound((count) => count + 1) }
}
