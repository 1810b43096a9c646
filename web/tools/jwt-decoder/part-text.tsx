import { Fragment, lazy, Suspense } from 'react'
import { getHue, NAME_HUE } from './json-hues.ts'
import type { JsonPart } from './json-part.ts'

const LongText = lazy(async () => ({ default: (await import('#web/ui/long-text.tsx')).LongText }))

/** Longer text stays plain: thousands of colored parts would slow the page down. */
const MAX_COLORED_LENGTH = 20_000

/** Header or payload, with names and values in separate colors. */
export function PartText({ part: { text, members } }: { readonly part: JsonPart }) {
  if (text.length > MAX_COLORED_LENGTH) {
    return (
      <Suspense>
        <LongText text={text} />
      </Suspense>
    )
  }
  if (members.length === 0) return text
  return (
    <>
      {members.map(({ name, kind, shown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and lines have no state
        <Fragment key={index}>
          {index === 0 ? '{\n  ' : ',\n  '}
          <span style={{ color: NAME_HUE }}>{JSON.stringify(name)}</span>
          {': '}
          <span style={{ color: getHue(kind) }}>{shown}</span>
        </Fragment>
      ))}
      {'\n}'}
    </>
  )
}
