/** What the visitor may want to know, below the tool. */
export default function Help() {
  return (
    <section id="help" className="prose mt-12 max-w-3xl" data-print="no">
      <h2>Good to know</h2>
      <p>
        <strong>Nothing is rewritten.</strong> Numbers keep every digit (<code>12345678901234567890</code>,{' '}
        <code>1E400</code>, <code>-0</code>), strings keep their escapes, keys keep their order, and doubled
        keys stay. Only the blanks between them change. The tool points out anything that other programs may
        read differently.
      </p>
      <p>
        <strong>Exactly JSON.</strong> The tool accepts what{' '}
        <abbr title="The JavaScript Object Notation Data Interchange Format">RFC 8259</abbr> accepts and
        nothing else. Repair fixes text that is almost JSON, and shows each change before it is made.
      </p>
      <p>
        <strong>Queries</strong> follow RFC 9535: <code>$.store.book[?@.price &lt; 10].title</code>,{' '}
        <code>$..author</code>, <code>$.items[-1]</code>.
      </p>
      <p>
        <strong>Keys:</strong> <kbd>Ctrl</kbd>+<kbd>Enter</kbd> formats, <kbd>Ctrl</kbd>+<kbd>Shift</kbd>+
        <kbd>M</kbd> minifies. In the tree the arrow keys walk, open and close.
      </p>
    </section>
  )
}
