/** What the visitor may want to know, below the tool. */
export default function Help() {
  return (
    <section id="help" className="mt-12" data-print="no">
      <h2 className="mb-3 font-semibold text-xl">Quick reference</h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {REFERENCE.map(({ title, entries }) => (
          <div key={title} className="min-w-0">
            <h3 className="mb-1.5 font-semibold text-sm">{title}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1 text-sm">
              {entries.map(([sign, meaning]) => (
                <div key={sign} className="col-span-2 grid grid-cols-subgrid items-baseline">
                  <dt className="font-mono">{sign}</dt>
                  <dd className="text-ink-soft">{meaning}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className="prose max-w-3xl">
        <h2>Good to know</h2>
        <p>
          <strong>The engine is your browser’s</strong>: results are those of JavaScript’s own methods.
        </p>
        <p>
          <strong>A slow pattern is stopped</strong> after two seconds. <kbd>Ctrl</kbd>+<kbd>Enter</kbd> gives
          it ten.
        </p>
        <p>
          <strong>Paste</strong> <code>/pattern/flags</code> to fill both fields. <kbd>F3</kbd> goes to the
          next match, <kbd>Shift</kbd>+<kbd>F3</kbd> to the one before.
        </p>
      </div>
    </section>
  )
}

const REFERENCE: readonly {
  readonly title: string
  readonly entries: readonly (readonly [sign: string, meaning: string])[]
}[] = [
  {
    title: 'Characters',
    entries: [
      ['.', 'any character but a line break'],
      ['\\d \\D', 'a digit, or anything else'],
      ['\\w \\W', 'a letter, digit or _, or anything else'],
      ['\\s \\S', 'a blank, or anything else'],
      ['\\n \\t', 'a line feed, a tab'],
      ['\\.', 'the dot itself; so for * + ? ( ) [ ] { } ^ $ | \\ /'],
      ['\\p{L}', 'a letter of any script (u, v)'],
    ],
  },
  {
    title: 'Classes',
    entries: [
      ['[abc]', 'one of these'],
      ['[^abc]', 'any but these'],
      ['[a-z]', 'one from a to z'],
      ['[\\w--\\d]', 'the first without the second (v)'],
      ['[\\w&&\\d]', 'what is in both (v)'],
    ],
  },
  {
    title: 'How often',
    entries: [
      ['*', 'any number of times'],
      ['+', 'once or more'],
      ['?', 'once or not at all'],
      ['{3}', 'exactly three times'],
      ['{2,5}', 'two to five times'],
      ['*? +?', 'the same, as few as possible'],
    ],
  },
  {
    title: 'Groups',
    entries: [
      ['(…)', 'a group, captured'],
      ['(?<name>…)', 'a group with a name'],
      ['(?:…)', 'a group, not captured'],
      ['a|b', 'either a or b'],
      ['\\1', 'the same text as group 1'],
      ['\\k<name>', 'the same text as that group'],
    ],
  },
  {
    title: 'Places',
    entries: [
      ['^ $', 'start and end of the text, or of a line (m)'],
      ['\\b \\B', 'a word boundary, or none'],
      ['(?=…)', 'only if this follows'],
      ['(?!…)', 'only if this does not follow'],
      ['(?<=…)', 'only if this stands before'],
      ['(?<!…)', 'only if this does not stand before'],
    ],
  },
  {
    title: 'In a replacement',
    entries: [
      ['$&', 'the match'],
      ['$1', 'group 1'],
      ['$<name>', 'the group of that name'],
      ['$$', 'a dollar sign'],
      ["$` $'", 'the text before, the text after'],
    ],
  },
]
