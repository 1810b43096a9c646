/** The hue of a part of the token, beside its name. */
export function Swatch({ hue }: { readonly hue: string }) {
  return <span aria-hidden className="inline-block size-2.5 rounded-full" style={{ background: hue }} />
}
