/** Color dot for a part of the token, next to its name. */
export function Swatch({ hue }: { readonly hue: string }) {
  return <span aria-hidden className="inline-block size-2.5 rounded-full" style={{ background: hue }} />
}
