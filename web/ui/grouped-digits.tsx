import { groupDigits } from '#lib/numbers/group-digits.ts'

/** A comma that is drawn only: where the browser can say so, not even read. */
const COMMA = "before:content-[','] supports-[content:','/'']:before:content-[','/'']"

/** A plain number with commas between its thousands, which are neither read nor copied. */
export function GroupedDigits({ text }: { readonly text: string }) {
  return groupDigits(text).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
    <span key={index} className={index > 0 ? COMMA : ''}>
      {group}
    </span>
  ))
}
