import { toResult } from '#lib/result/result.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { makeDraw } from './make-draw.ts'
import { NumberFields } from './number-fields.tsx'
import { NumbersResult } from './numbers-result.tsx'
import { PanelLayout, type PanelProps } from './panel.tsx'
import { PastDraws } from './past-draws.tsx'

/** Older draws are forgotten. */
const MAX_STORED = 20

/** Numbers, dice and coins. */
export function NumbersPanel({ form, onChange }: PanelProps) {
  // Whether a draw can be made does not depend on chance: this one takes none.
  const trial = toResult(() => makeDraw(form, 0, (min) => min))
  const failure = trial.ok ? undefined : trial.problem.message + trial.problem.detail
  const problem = useDebounced(failure) && !trial.ok ? trial.problem : undefined
  const draw = () => {
    const drawn = toResult(() => makeDraw(form, Date.now()))
    if (drawn.ok) onChange({ draws: [drawn.value, ...form.draws].slice(0, MAX_STORED) })
  }
  const [latest, ...earlier] = form.draws
  return (
    <>
      <PanelLayout
        onSubmit={draw}
        fields={
          <>
            <NumberFields form={form} onChange={onChange} />
            <Button kind="go" type="submit" data-main className="w-full">
              Generate Numbers
            </Button>
          </>
        }
      >
        <NumbersResult draw={latest} separator={form.separator} problem={problem} onAgain={draw} />
      </PanelLayout>
      <PastDraws draws={earlier} all={form.draws} separator={form.separator} />
    </>
  )
}
