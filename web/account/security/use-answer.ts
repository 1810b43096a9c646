import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from '../../platform/fetch-api.ts'

type Answer<T> = {
  /** Undefined until the server has answered. */
  readonly result: Result<T> | undefined
  /** Fetches again, after a change. */
  readonly refresh: () => void
}

/** Returns what the server knows of the account at this path. */
export function useAnswer<T>(path: string, schema: v.GenericSchema<unknown, T>): Answer<T> {
  const [result, setResult] = useState<Result<T>>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another question
  useEffect(() => {
    let isCurrent = true
    toResultAsync(() => fetchApi(path, undefined, schema)).then((answer) => isCurrent && setResult(answer))
    return () => {
      isCurrent = false
    }
  }, [path, schema, round])
  return { result, refresh: () => setRound((count) => count + 1) }
}
