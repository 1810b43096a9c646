import { useDebounced } from '#web/platform/use-debounced.ts'
import CircleCheck from '~icons/lucide/circle-check'
import type { Design } from '../drawing/design.ts'
import type { Verdict } from './verdict.ts'

type VerdictLineProps = {
  readonly check: Verdict & { readonly error: string }
  readonly design: Design | undefined
}

/** Renders whether the design scans. */
export function VerdictLine({ check, design }: VerdictLineProps) {
  const doubt = useDebounced(check.kind === 'doubtful' ? check : undefined)
  return (
    <div role="status" aria-label="Self-check" aria-live="off" className="text-sm">
      {doubt?.kind === 'doubtful' ? (
        <div className="rounded-control bg-care-soft px-3 py-2 text-care">
          <p className="font-semibold">This design may not scan</p>
          {doubt.causes.map((cause) => (
            <p key={cause}>{cause}</p>
          ))}
        </div>
      ) : (
        <p className="flex items-center gap-1.5 text-ink-soft">{getWords(check, design)}</p>
      )}
      {design?.settings.isTransparent && (
        <p className="mt-1 text-ink-soft">Put a transparent code on a light surface only.</p>
      )}
    </div>
  )
}

function getWords({ kind, error }: VerdictLineProps['check'], design: Design | undefined) {
  if (error !== '') return error
  if (kind !== 'good' || !design) return 'Every code is test-scanned.'
  return (
    <>
      <CircleCheck size={16} className="shrink-0 text-good" aria-hidden />
      Read back without errors: it scans.
    </>
  )
}
