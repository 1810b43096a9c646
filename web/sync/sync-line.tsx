import { useKept } from '../browser/kept.ts'
import { useLocale } from '../browser/use-locale.ts'
import { syncTold } from './sync-state.ts'

/** How the last exchange between this browser and the account went, in one line. */
export default function SyncLine() {
  const [{ at, refusal }] = useKept(syncTold)
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  if (!refusal && at === 0) return null
  return (
    <p className={`mb-3 ${refusal ? 'text-wrong' : 'text-ink-soft'}`}>
      {refusal
        ? `Not in step: ${refusal}`
        : `This browser and your account are in step. Last looked: ${time.format(at)}.`}
    </p>
  )
}
