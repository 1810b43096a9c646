/** A dash to the eye; the words of the result to programs and screen readers. */
export function NotYet({ text }: { readonly text: string }) {
  return (
    <span className="text-ink-soft before:content-['–']">
      <span className="sr-only">{text}</span>
    </span>
  )
}
