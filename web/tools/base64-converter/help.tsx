/** What the visitor may want to know, below the tool. */
export function Help() {
  return (
    <section className="prose mt-12 max-w-3xl" data-print="no">
      <h2>About Base64</h2>
      <p>
        Base64 (RFC 4648) writes any bytes with 64 letters that survive email, JSON and addresses: three bytes
        become four characters, so it is a third longer. It hides nothing: anybody can decode it.
      </p>
      <p>
        <strong>Decoding</strong> accepts blanks, both alphabets, missing padding and data URIs. Strict takes
        only what the standard writes: one alphabet, no blanks, no stray bits; with URL-safe, that alphabet
        with or without padding.
      </p>
      <p>
        <strong>Byte for byte.</strong> Files are never changed on the way. Text is read in the character set
        that you choose, a byte order mark included; bytes that are no text are shown in hexadecimal, and
        pictures, sound and PDF as what they are.
      </p>
      <p>
        <strong>URL-safe</strong> writes <code>-</code> and <code>_</code> for <code>+</code> and{' '}
        <code>/</code>. A data URI has one form only, so it leaves the other choices aside. <kbd>Ctrl</kbd>+
        <kbd>Enter</kbd> switches the mode and takes the output along.
      </p>
    </section>
  )
}
