/** What is counted as what, for people who want to check it. */
export default function Help() {
  return (
    <section id="help" className="prose mt-8" aria-labelledby="how-it-is-counted">
      <h2 id="how-it-is-counted">How it is counted</h2>
      <p>
        <strong>Characters</strong> are what you see as one: a letter with its accents, an emoji with its skin
        tone, a flag, a line break (Unicode’s grapheme clusters, UAX #29). Programs may count code points,
        UTF-16 units or bytes; these are given too.
      </p>
      <p>
        <strong>Words</strong> stand between spaces and have a letter or digit: <i>state-of-the-art</i> is
        one, a dash alone is none. Chinese, Japanese, Thai, Lao, Khmer and Burmese, which have no spaces, are
        divided by dictionary.
      </p>
      <p>
        <strong>Sentences</strong> end with <code>.</code> <code>!</code> <code>?</code> <code>…</code> before
        a space, or with <code>。</code> <code>！</code> <code>？</code>. Decimals, initials and abbreviations
        such as <i>Dr.</i> end none. <strong>Paragraphs</strong> are divided by blank lines. A text of blanks
        alone counts as empty.
      </p>
      <p>
        <strong>Times</strong> are rounded up to whole minutes. Chinese and Japanese characters are read at
        500 a minute.
      </p>
      <p>
        <strong>Reading ease</strong> is Flesch’s formula for English, with syllables estimated from spelling:
        206.835 − 1.015 × words a sentence − 84.6 × syllables a word. 60 to 70 is plain English; higher is
        easier.
      </p>
    </section>
  )
}
