import { Card } from '#web/ui/result.tsx'

/** How a round goes, and how the estimate is found. */
export default function Help() {
  return (
    <section id="help" className="mt-6" aria-label="About estimating">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Card title="Everyone thinks first">
          <p className="text-ink-soft text-sm">
            Cards stay hidden until the reveal, so nobody is pulled towards the first number said.
          </p>
        </Card>
        <Card title="Talk where it differs">
          <p className="text-ink-soft text-sm">
            The lowest and the highest voter are named: let them explain, then vote again.
          </p>
        </Card>
        <Card title="Nothing is lost">
          <p className="text-ink-soft text-sm">
            Stories, votes and earlier rounds are kept in this browser until you clear them.
          </p>
        </Card>
      </div>
      <div className="prose">
        <h2>How the estimate is found</h2>
        <p>
          On the reveal the mean of all votes is taken, and the card nearest to it becomes the final estimate;
          of two cards that are equally near, the lower one. <code>?</code> and <code>☕</code> are not
          counted. T-shirt sizes count as 1, 2, 3, 5, 8 and 13. Any other estimate can be set by hand.
        </p>
        <h2>On one device</h2>
        <p>
          Hand the device round: each member chooses their name under “Voting as” and plays a card. The others
          are shown as <code>?</code> until the reveal.
        </p>
        <h2>Keys</h2>
        <p>
          Digits pick a card (1 and then 3 pick 13), arrow keys walk along the cards, <kbd>R</kbd> or{' '}
          <kbd>Ctrl</kbd>+<kbd>Enter</kbd> reveals. Single keys can be turned off among the options.
        </p>
      </div>
    </section>
  )
}
