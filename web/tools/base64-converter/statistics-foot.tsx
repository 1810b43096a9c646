import { pluralOf, ratioText, type Statistics } from './statistics.ts'

/** How long input and output are: the output visibly, since the input's own foot has its length. */
export function StatisticsFoot({ statistics }: { readonly statistics: Statistics | undefined }) {
  const { inputCharacters, inputBytes, outputCharacters, outputBytes } = statistics ?? NOTHING
  const rows = [
    ['Input', 'character', inputCharacters],
    ['Input', 'byte', inputBytes],
    ['Output', 'character', outputCharacters],
    ['Output', 'byte', outputBytes],
  ] as const
  return (
    <section aria-label="Statistics">
      <dl className="flex flex-wrap gap-x-4">
        {rows.map(
          ([side, unit, count]) =>
            count !== undefined && (
              <div
                key={side + unit}
                className={side === 'Input' ? 'sr-only' : `${ENTRY} ${unit === 'byte' ? '' : 'order-1'}`}
              >
                <dt>
                  <span className="sr-only">{side} </span>
                  {pluralOf(unit, count)}
                </dt>
                <dd>{count.toLocaleString('en')}</dd>
              </div>
            ),
        )}
        <div className={`${ENTRY} ${statistics ? '' : 'invisible'}`}>
          <dt>
            <span className="sr-only">Output </span>of the input
          </dt>
          <dd>{statistics ? ratioText(statistics) : '—'}</dd>
        </div>
      </dl>
    </section>
  )
}

/** The number before its unit. Characters, which only text has, are last: without them nothing moves. */
const ENTRY = 'flex flex-row-reverse justify-end gap-1 sm:min-w-36'
const NOTHING = { inputCharacters: 0, inputBytes: 0, outputCharacters: 0, outputBytes: 0 }
