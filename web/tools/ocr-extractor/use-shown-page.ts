import { useEffect, useState } from 'react'
import type { Result } from '#lib/result/result.ts'
import { getInspection, type ListedScan } from './listed-scan.ts'
import type { ShowJob, ShownPage } from './scan-job.ts'
import type { Settings } from './settings.ts'
import type { ScanList } from './use-scan-list.ts'

/**
 * Returns images of the selected page, original and prepared; the previous ones remain until the new ones are ready.
 */
export function useShownPage(
  scan: ListedScan,
  { viewers }: ScanList,
  { turns, straightens, inverts, evens, cleans, enlarges }: Settings,
): Result<ShownPage> | undefined {
  const [shown, setShown] = useState<Result<ShownPage>>()
  const { document, page, part } = scan
  const isOpen = getInspection(scan) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workers are the same for as long as the page
  useEffect(() => {
    if (!isOpen) return
    const control = new AbortController()
    const steps = { turns, straightens, inverts, evens, cleans, enlarges }
    viewers()
      .then((pool) =>
        pool.run<ShowJob, ShownPage>(
          { kind: 'show', document, page, steps, part },
          { signal: control.signal },
        ),
      )
      // Without a picture the page is read all the same.
      .then(setShown, () => {})
    return () => control.abort()
  }, [isOpen, document, page, part, turns, straightens, inverts, evens, cleans, enlarges])
  return shown
}
