import { Card } from '#web/ui/result.tsx'

/** What the wheel is good for, and how the draw works, for people who want to be sure of it. */
export default function Help() {
  return (
    <section id="help" className="mt-2" aria-label="About the wheel">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Card title="Drawn fairly">
          <p className="text-ink-soft text-sm">
            The winner is known before the wheel moves, and no spin can bend it.
          </p>
        </Card>
        <Card title="Your own wheel">
          <p className="text-ink-soft text-sm">Weights, colors, and as many saved wheels as you like.</p>
        </Card>
        <Card title="Made for a room">
          <p className="text-ink-soft text-sm">Full screen, sound and confetti; one key is enough to spin.</p>
        </Card>
      </div>
      <div className="prose">
        <h2>How the wheel draws</h2>
        <p>
          The winner is drawn before the wheel moves, by the cryptographic chance of your browser, each name
          as likely as its weight says. Then the wheel turns so that it stops inside the winner’s segment,
          never on an edge. How long it spins, how fast your screen is, or whether you look away changes
          nothing.
        </p>
        <h2>Names</h2>
        <p>
          Type a name, paste a list with one name per line, or bring a text, CSV or Excel file, whose first
          column is taken. <code>Ana ×3</code> gives Ana three shares. Up to 1,000 names fit; nothing leaves
          this device, and a link that you copy carries the names in its own text.
        </p>
      </div>
    </section>
  )
}
