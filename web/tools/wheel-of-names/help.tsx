/** How the draw works, for people who want to be sure of it. */
export default function Help() {
  return (
    <section id="help" className="prose mt-2" aria-labelledby="how-it-draws">
      <h2 id="how-it-draws">How the wheel draws</h2>
      <p>
        The winner is drawn before the wheel moves, by the cryptographic chance of your browser, each name as
        likely as its weight says. Then the wheel turns so that it stops inside the winner’s segment, never on
        an edge. How long it spins, how fast your screen is, or whether you look away changes nothing.
      </p>
      <h2>Names</h2>
      <p>
        Type a name, paste a list with one name a line, or bring a text, CSV or Excel file, whose first column
        is taken. <code>Ana ×3</code> gives Ana three shares. Up to 1,000 names fit; nothing leaves this
        device, and a link that you copy carries the names in its own text.
      </p>
    </section>
  )
}
