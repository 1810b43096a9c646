import { Result } from '#web/ui/result.tsx'
import { crackTime } from './entropy.ts'

/** Full at the strength of a 128-bit key. */
const FULL_BITS = 128

/** How hard the password is to guess for someone who knows how it was made. */
export function Strength({ bits }: { readonly bits: number | undefined }) {
  if (bits === undefined) return null
  const { word, color } = verdictOn(bits)
  return (
    <div>
      <div className="mb-3 h-2 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className="h-full transition-[width]"
          style={{ width: `${Math.min(100, (100 * bits) / FULL_BITS)}%`, background: color }}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Result label="Strength">{word}</Result>
        <Result label="Entropy">{bits.toFixed(1)} bits</Result>
        <Result label="Time to guess">{crackTime(bits)}</Result>
      </div>
    </div>
  )
}

function verdictOn(bits: number): { readonly word: string; readonly color: string } {
  if (bits < 45) return { word: 'Weak', color: 'var(--wrong)' }
  if (bits < 65) return { word: 'Fair', color: 'var(--care)' }
  return { word: bits < 90 ? 'Strong' : 'Very strong', color: 'var(--good)' }
}
