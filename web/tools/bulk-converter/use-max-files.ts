import { useEffect, useState } from 'react'
import { MAX_FILES } from './list/accept-files.ts'

/** How many files can be converted at a time: 50, unless the plan of the account takes more. */
export function useMaxFiles(): number {
  const [max, setMax] = useState(MAX_FILES)
  useEffect(() => {
    let isUnmounted = false
    import('#web/platform/plan-limit.ts')
      .then(({ filesAtOnce }) => filesAtOnce())
      .then((planLimit) => {
        if (!isUnmounted && planLimit !== undefined) setMax(Math.max(MAX_FILES, planLimit))
      })
    return () => {
      isUnmounted = true
    }
  }, [])
  return max
}
