import { useEffect, useState } from 'react'
import { MOST_FILES } from './list/accept-files.ts'

/** How many files can be converted at a time: 50, unless the plan of the account takes more. */
export function useMostFiles(): number {
  const [most, setMost] = useState(MOST_FILES)
  useEffect(() => {
    let isGone = false
    import('#web/platform/plan-limit.ts')
      .then(({ filesAtOnce }) => filesAtOnce())
      .then((told) => {
        if (!isGone && told !== undefined) setMost(Math.max(MOST_FILES, told))
      })
    return () => {
      isGone = true
    }
  }, [])
  return most
}
