import { Fragment } from 'react'
import { SEGMENTS, type Segments } from './segments.ts'

type PaintedTokenProps = {
  readonly text: string
  /** Where the text has three parts; else it stays plain. */
  readonly segments: Segments | undefined
}

/** A token with its parts in colors of their own. */
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
