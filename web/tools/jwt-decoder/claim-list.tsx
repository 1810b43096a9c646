import { useNow } from '#web/platform/use-now.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { getMeaning } from './claim-meanings.ts'
import { isTimeClaim, readNumericDate } from './claims.ts'
import { getHue } from './json-hues.ts'
import type { JsonPart, Member } from './json-part.ts'
import { localText, relativeText, utcText } from './validity.ts'

const MAX_ROWS = 200
const MAX_SHOWN_LENGTH = 400

/** The claims one by one, with what they mean. */
export function ClaimList({ payload: { members, memberCount } }: { readonly payload: JsonPart }) {
  if (members.length === 0) return null
  return (
    <>
      <ul aria-label="Claims" className="divide-y divide-line border-line border-b text-sm">
        {members.slice(0, MAX_ROWS).map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and rows have no state
          <ClaimRow key={index} member={member} />
        ))}
      </ul>
      {memberCount > MAX_ROWS && (
        <p className="py-2.5 text-ink-soft text-sm">
          These are the first {MAX_ROWS} of {memberCount.toLocaleString('en')} claims. The JSON shows all.
        </p>
      )}
    </>
  )
}

function ClaimRow({ member }: { readonly member: Member }) {
  const { name, kind, source, text } = member
  const meaning = getMeaning(name)
  // Strings with their characters, not escapes, still in quotes.
  const value = kind === 'string' ? JSON.stringify(text) : source
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 py-2 sm:grid-cols-[10.5rem_minmax(0,1fr)_auto]">
      <div className="col-start-1 row-start-1">
        <span dir="auto" className="block font-mono font-semibold [overflow-wrap:anywhere]">
          {name}
        </span>
        {meaning && <span className="block text-ink-soft">{meaning}</span>}
      </div>
      <div className="col-start-1 row-start-2 sm:col-start-2 sm:row-start-1">
        <span dir="auto" className="block font-mono [overflow-wrap:anywhere]" style={{ color: getHue(kind) }}>
          {value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value}
        </span>
        {isTimeClaim(name) && <Times member={member} />}
      </div>
      <div className="col-start-2 row-start-1 -my-1.5 sm:col-start-3">
        <CopyButton
          kind="quiet"
          label={`Copy claim ${name}`}
          labelClass="sr-only"
          text={kind === 'string' ? text : source}
        />
      </div>
    </li>
  )
}

function Times({ member }: { readonly member: Member }) {
  const now = useNow()
  const date = readNumericDate(member)
  if (!date.ok) return <span className="block text-wrong">{date.error}</span>
  const { seconds } = date
  return (
    <>
      <span className="block tabular-nums">{localText(seconds)}</span>
      <span className="block text-ink-soft tabular-nums">
        {utcText(seconds)}
        {now !== undefined && ` · ${relativeText(seconds, now)}`}
      </span>
    </>
  )
}
