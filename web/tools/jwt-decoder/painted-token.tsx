import { Fragment } from 'react'
import { SEGMENTS, type Segments } from './segments.ts'

type PaintedTokenProps = {
  readonly text: string
  /** Segments if the token has three parts; otherwise it is not colored. */
  readonly segments: Segments | undefined
}

/** Token with a separate color per part. */
export function PaintedToken({ text, segments }: PaintedTokenProps) {
  if (!segments) return text
  const [before, ...parts] = segments
  return (
    <>
      {before}
      {SEGMENTS.map(({ name, hue }, index) => (
        <Fragment key={name}>
          {index > 0 && <span className="font-bold">.</span>}
          <span style={{ color: hue }}>{parts[index]}</span>
        </Fragment>
      ))}
    </>
  )
}

/** Color dot for a part of the token, next to its name. */
export function Swatch({ hue }: { readonly hue: string }) {
  return <span aria-hidden className="inline-block size-2.5 rounded-full" style={{ background: hue }} />
}
