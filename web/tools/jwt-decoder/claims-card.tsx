import { textOfString } from '#lib/json-text/node.ts'
import { useLocale } from '#web/browser/use-locale.ts'
import { useNow } from '#web/browser/use-now.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { JsonColors } from '#web/ui/json-colors.tsx'
import { Card } from '#web/ui/result.tsx'
import { meaningOf } from './claim-meanings.ts'
import type { JsonPart, Member } from './json-part.ts'
import { isTimeClaim, readNumericDate } from './numeric-date.ts'
import { localText, relativeText, utcText } from './time-text.ts'

const MOST_ROWS = 200
const LONGEST_SHOWN = 400

/** The claims one by one, with what they mean. */
export function ClaimsCard({ payload: { members } }: { readonly payload: JsonPart }) {
  if (members.length === 0) return null
  const shown = members.slice(0, MOST_ROWS)
  return (
    <Card title="Claims">
      <table aria-label="Claims" className="w-full table-fixed text-left text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Claim</th>
            <th scope="col">Value</th>
            <th scope="col">Copy</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((member, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and rows have no state
            <ClaimRow key={index} member={member} />
          ))}
        </tbody>
      </table>
      {members.length > MOST_ROWS && (
        <p className="mt-3 text-ink-soft text-sm">
          These are the first {MOST_ROWS} of {members.length.toLocaleString('en')} claims; the payload above
          shows all.
        </p>
      )}
    </Card>
  )
}

function ClaimRow({ member }: { readonly member: Member }) {
  const { name, kind, source } = member
  const meaning = meaningOf(name)
  return (
    <tr className="align-top">
      <th scope="row" className="w-2/5 py-2.5 pr-4 font-normal sm:w-1/3">
        <span dir="auto" className="block font-mono font-semibold [overflow-wrap:anywhere]">
          {name}
        </span>
        {meaning && <span className="block text-ink-soft">{meaning}</span>}
      </th>
      <td className="py-2.5">
        <span dir="auto" className="block font-mono [overflow-wrap:anywhere]">
          <JsonColors text={shortened(source)} />
        </span>
        {isTimeClaim(name) && <Times member={member} />}
      </td>
      <td className="w-10 py-1.5 text-right">
        <CopyButton
          kind="quiet"
          label={`Copy claim ${name}`}
          isIconOnly
          text={() => (kind === 'string' ? textOfString(source) : source)}
        />
      </td>
    </tr>
  )
}

function Times({ member }: { readonly member: Member }) {
  const now = useNow()
  const locale = useLocale()
  const date = readNumericDate(member)
  if (!date.ok) return <span className="block text-wrong">{date.reason}</span>
  const { seconds } = date
  return (
    <>
      <span className="block tabular-nums">{localText(seconds, locale)}</span>
      <span className="block text-ink-soft tabular-nums">
        {utcText(seconds)}
        {now !== undefined && ` · ${relativeText(seconds, now)}`}
      </span>
    </>
  )
}

function shortened(source: string): string {
  return source.length > LONGEST_SHOWN ? `${source.slice(0, LONGEST_SHOWN)}…` : source
}
