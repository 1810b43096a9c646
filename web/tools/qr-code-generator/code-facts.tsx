import { codeFacts } from './drawing/code-facts.ts'
import type { Design } from './drawing/design.ts'

/** Properties of the code, in terms of its standard. */
export function CodeFacts({ design }: { readonly design: Design }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
      {codeFacts(design).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
