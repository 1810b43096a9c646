/** What the cases do, for people who want to check it. */
export default function Help() {
  return (
    <section id="help" className="prose mt-8" aria-labelledby="about-the-cases">
      <h2 id="about-the-cases">About the cases</h2>
      <p>
        <strong>Every alphabet</strong> is kept: accents, Greek, Cyrillic and emoji stay what they are.{' '}
        <i>ß</i> becomes <i>SS</i>, a Greek sigma at the end of a word <i>ς</i>. Choose the language where
        letters have rules of their own.
      </p>
      <p>
        <strong>Titles.</strong> AP and APA leave articles, conjunctions and prepositions of up to three
        letters small, Chicago (18th edition) those of up to four. The first word of a title and of a subtitle
        is always a capital, by AP and Chicago the last too.
      </p>
      <p>
        <strong>Sentences</strong> begin with a line, and after <code>.</code> <code>!</code> <code>?</code>{' '}
        and a space. A capital <i>I</i> by itself stays.
      </p>
      <p>
        <strong>Identifiers</strong> are made of letters and digits; apostrophes within words go.{' '}
        <i>parseHTTPResponse</i> is read as parse, HTTP, response.
      </p>
      <p>
        <kbd>Alt</kbd>+<kbd>C</kbd> copies the card that you are in.
      </p>
    </section>
  )
}
