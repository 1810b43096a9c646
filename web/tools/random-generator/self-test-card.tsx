import { lazy, Suspense, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'

const SelfTest = lazy(async () => ({ default: (await import('./on-demand.tsx')).SelfTest }))

/** Explains the source of randomness, and measures it live. */
export function SelfTestCard() {
  const [runs, setRuns] = useState(0)
  const test = useMemo(
    () =>
      runs > 0 && (
        <Suspense>
          <SelfTest key={runs} />
        </Suspense>
      ),
    [runs],
  )
  return (
    <Card title="How this is random" className="mt-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="max-w-[68ch] min-w-0 flex-1 basis-72 text-ink-soft text-sm">
          Every draw comes from the cryptographic source of your browser. Draws that would make some results a
          little likelier than others are thrown away and drawn again. See for yourself: the test draws
          100,000 numbers from 1 to 10 on this device and counts them.
        </p>
        <Button onClick={() => setRuns(runs + 1)}>{runs > 0 ? 'Test again' : 'Test it'}</Button>
      </div>
      {test}
    </Card>
  )
}
