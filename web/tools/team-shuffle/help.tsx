import { Card } from '#web/ui/result.tsx'

/** How teams are drawn and matches are played, for people who want to be sure of it. */
export default function Help() {
  return (
    <section id="help" className="mt-2" aria-label="About the team shuffle" data-print="no">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Card title="Fair teams">
          <p className="text-ink-soft text-sm">Every split of your players is equally likely, each time.</p>
        </Card>
        <Card title="Nobody is lost">
          <p className="text-ink-soft text-sm">With an odd number of teams one has a bye and goes on.</p>
        </Card>
        <Card title="Stays with you">
          <p className="text-ink-soft text-sm">Names and results are kept in this browser only.</p>
        </Card>
      </div>
      <div className="prose">
        <h2>How teams are made</h2>
        <p>
          The players are put into a random order by the cryptographic chance of your browser, then cut into
          teams of the size you choose. The last team may be smaller; “Balance sizes” spreads the rest, so
          that seven players by three make teams of 3, 2 and 2. Lock a team to keep it when you generate
          again, and move players by hand with “Edit teams”.
        </p>
        <h2>How the tournament goes</h2>
        <p>
          A team that loses is out. In the first round neighbours play: Team A against Team B, Team C against
          Team D. Where a team has nobody to play against, it has a bye, and no team has a second one before
          the others have had theirs. The standard bracket takes the list of teams as an order of strength:
          byes go to the strongest, and the first two can meet in the final only. A wrong result is taken back
          with “Undo result”, as long as no later match builds on it.
        </p>
        <h2>On a big screen</h2>
        <p>
          “Full Screen” shows all rounds at once, as large as fits. Keep the page open in a second tab to
          enter results there: the big screen follows.
        </p>
      </div>
    </section>
  )
}
