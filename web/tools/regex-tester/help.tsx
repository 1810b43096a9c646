/** What the visitor may want to know, below the tool. */
export default function Help() {
  return (
    <section id="help" className="prose mt-12 max-w-3xl" data-print="no">
      <h2>Good to know</h2>
      <p>
        <strong>The engine is your browser’s.</strong> Matches, replacing and splitting are what JavaScript’s
        own <code>matchAll</code>, <code>replace</code> and <code>split</code> give with the same pattern and
        flags.
      </p>
    </section>
  )
}
