import { groupDigits } from '#lib/numbers/group-digits.ts'

/** A plain number with a gap between its thousands, which is neither read nor copied. */
export function GroupedDigits({ text }: { readonly text: string }) {
  return groupDigits(text).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
    <span key={index} className={index > 0 ? 'ms-[0.2em]' : ''}>
      {group}
    </span>
  ))
}
