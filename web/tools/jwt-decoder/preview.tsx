import type { PreviewProps } from '#lib/content-detection/detection.ts'
import { useNow } from '#web/platform/use-now.ts'
import { getText } from './claims.ts'
import { decodeToken } from './decode-token.ts'
import { getBadges } from './validity.ts'
import { VERDICT_TONES } from './verdict-tones.ts'

/** Verdict on a token's times, and for whom it is; its signature needs a key. */
export default function JwtPreview({ input }: PreviewProps) {
  const now = useNow()
  if (typeof input !== 'string' || now === undefined) return null
  const payload = decodeToken(input)?.payload
  if (!payload) return null
  const [badge] = getBadges(payload, { now, leeway: 0 })
  const name = getText(payload, 'name') ?? getText(payload, 'sub')
  return (
    <div
      className={`grid w-50 gap-1 rounded-card p-4 text-center ${badge ? VERDICT_TONES[badge.tone] : 'bg-sunken'}`}
    >
      <span className="font-display text-xl">{badge?.text ?? 'Never expires'}</span>
      {name !== undefined && (
        <span translate="no" className="truncate text-ink text-sm">
          {name}
        </span>
      )}
    </div>
  )
}
