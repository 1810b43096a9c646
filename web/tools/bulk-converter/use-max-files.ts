import { useEffect, useState } from 'react'
import { MAX_FILES } from './list/accept-files.ts'

/** How many files can be converted at a time: 50, unless the plan of the account takes more. */
export function useMaxFiles(): number {
  const [max, setMax] = useState(MAX_FILES)
  useEffect(() => {
    let isGone = false
    import('#web/platform/plan-limit.ts')
      .then(({ filesAtOnce }) => filesAtOnce())
      .then((told) => {
        if (!isGone && told !== undefined) setMax(Math.max(MAX_FILES, told))
      })
    return () => {
      isGone = true
    }
  }, [])
  return max
}
