/** What the visitor may want to know, below the tool. */
export function Help() {
  return (
    <section className="prose mt-12 max-w-3xl" data-print="no">
      <h2>Good to know</h2>
      <p>
        <strong>Nothing is lost.</strong> Quotes, doubled quotes and line breaks inside cells are read as
        spreadsheets write them (RFC 4180). Every value is a string unless you turn on Detect types, which
        leaves <code>007</code>, <code>1e5</code>, dates and numbers of more than 15 digits as they are.
        Numbers of JSON keep every digit.
      </p>
      <p>
        <strong>Uneven rows.</strong> Missing cells become empty strings; cells beyond the header come in{' '}
        <code>_extra</code>. A second column <code>name</code> becomes <code>name_2</code>, a nameless third
        one <code>column_3</code>.
      </p>
      <p>
        <strong>Guard formulas</strong> puts a <code>'</code> before texts that start with{' '}
        <code>= + - @</code>, so that no spreadsheet runs what somebody else has written. Numbers are left
        alone.
      </p>
      <p>
        <strong>Files</strong> of CSV, TSV, Excel (.xlsx) and JSON up to 100 MB are converted on this device.
        UTF-8, UTF-16 and Windows-1252 are recognized. <kbd>Ctrl</kbd>+<kbd>Enter</kbd> changes the direction.
      </p>
    </section>
  )
}
