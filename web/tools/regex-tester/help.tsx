import { HelpSection } from '#web/ui/help-section.tsx'

/** Help section below the tool. */
export default function Help() {
  return (
    <section id="help" className="mt-12" data-print="no">
      <h2 className="mb-3 font-semibold text-xl">Quick reference</h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {REFERENCE.map(({ title, entries }) => (
          <div key={title} className="min-w-0">
            <h3 className="mb-1.5 font-semibold text-sm">{title}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1 text-ink-soft text-sm">
              {entries.map(([sign, meaning]) => (
                <div key={sign} className="col-span-2 grid grid-cols-subgrid items-baseline">
                  <dt className="font-mono text-ink">{sign}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <HelpSection answers={ANSWERS} />
    </section>
  )
}

const ANSWERS = [
  ['The engine is your browser’s', 'Results are JavaScript’s own.'],
  [
    'A slow pattern is stopped',
    <>
      After two seconds. <kbd translate="no">Ctrl</kbd>+<kbd translate="no">Enter</kbd> gives it ten.
    </>,
  ],
  [
    'Keys',
    <>
      Paste <code translate="no">/pattern/flags</code> to fill both fields. <kbd translate="no">F3</kbd> goes
      to the next match.
    </>,
  ],
] as const

const REFERENCE: readonly {
  readonly title: string
  readonly entries: readonly (readonly [sign: string, meaning: string])[]
}[] = [
  {
    title: 'Characters',
    entries: [
      ['.', 'any character'],
      ['\\d \\D', 'a digit, or not'],
      ['\\w \\W', 'a letter, digit or _, or not'],
      ['\\s \\S', 'a blank, or not'],
      ['\\n \\t', 'line feed, tab'],
      ['\\.', 'the dot itself'],
      ['\\p{L}', 'a letter of any script (u, v)'],
    ],
  },
  {
    title: 'Classes',
    entries: [
      ['[abc]', 'one of these'],
      ['[^abc]', 'any but these'],
      ['[a-z]', 'one from a to z'],
      ['[\\w--\\d]', 'without the second (v)'],
      ['[\\w&&\\d]', 'in both (v)'],
    ],
  },
  {
    title: 'How often',
    entries: [
      ['*', 'any number'],
      ['+', 'once or more'],
      ['?', 'zero or one time'],
      ['{3}', 'three times'],
      ['{2,5}', 'two to five times'],
      ['*? +?', 'as few as possible'],
    ],
  },
  {
    title: 'Groups',
    entries: [
      ['(…)', 'a group'],
      ['(?<name>…)', 'a named group'],
      ['(?:…)', 'not captured'],
      ['a|b', 'either a or b'],
      ['\\1', 'group 1 again'],
      ['\\k<name>', 'that group again'],
    ],
  },
  {
    title: 'Places',
    entries: [
      ['^ $', 'start and end of text, or line (m)'],
      ['\\b \\B', 'a word boundary, or none'],
      ['(?=…)', 'if this follows'],
      ['(?!…)', 'if it does not'],
      ['(?<=…)', 'if preceded by this'],
      ['(?<!…)', 'if not preceded by this'],
    ],
  },
  {
    title: 'In a replacement',
    entries: [
      ['$&', 'the match'],
      ['$1', 'group 1'],
      ['$<name>', 'that group'],
      ['$$', 'a dollar sign'],
      ["$` $'", 'text before, after'],
    ],
  },
]
