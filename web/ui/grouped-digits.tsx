import { groupDigits } from '#lib/numbers/group-digits.ts'

/** A plain number with commas between its thousands, which are neither read nor copied. */
export function GroupedDigits({ text }: { readonly text: string }) {
  return groupDigits(text).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
    <span key={index} className={index > 0 ? "before:content-[',']" : ''}>
      {group}
    </span>
  ))
}
