const CLAIMS = [
  {
    title: 'Anonymous',
    text: 'The votes and the marks of who has voted are kept in two places that nothing joins. No IP address and no time of a vote is stored.',
  },
  {
    title: 'Live',
    text: 'Everybody who looks at a poll sees each vote within a second, without loading the page again.',
  },
  {
    title: 'Exact',
    text: 'A browser’s vote is counted once, however often it is sent and however many vote at the same moment.',
  },
] as const

/** Three claims, and what people ask about them. */
export default function Help() {
  return (
    <section id="help" className="mt-6" aria-labelledby="what-to-know">
      <ul className="grid gap-4 md:grid-cols-3">
        {CLAIMS.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-4">
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-1 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
      <div className="prose mt-6">
        <h2 id="what-to-know">What to know</h2>
        <h3>One vote per person?</h3>
        <p>
          One vote per browser, by a signed cookie that holds nothing but a random number. Somebody with two
          browsers can vote twice; in exchange nobody needs an account, and everyone in an office behind one
          IP address can vote.
        </p>
        <h3>Your link as its author</h3>
        <p>
          “Manage” opens the poll with a secret behind the <code>#</code>, which only your browser knows, and
          your account if you are signed in. With that link you can close, reopen, empty, export or delete the
          poll from any device. Keep it: it cannot be sent again.
        </p>
        <h3>Order of preference</h3>
        <p>
          Ranked polls are counted by instant runoff: the options with the fewest votes leave, and their
          voters’ next choices count, until one option has more than half. Options that are equal leave, or
          win, together.
        </p>
        <h3>Answers that voters write</h3>
        <p>
          With “Let voters write an answer of their own” in the settings, “Other” is the last choice. Answers
          that differ in case or spaces alone are one answer, and one that equals an option counts for it.
          Only the author reads what was written: under “Manage” each answer can be shown to all, so that
          everybody can vote for it, or hidden, or counted for an option, and each of that changed again.
          Answers that are not shown are one line of the results, “Other answers”. A poll takes up to 200
          different answers. Where options are ranked there are none, because nobody can rank what only the
          author reads.
        </p>
        <h3>Percentages</h3>
        <p>
          They are rounded to one decimal by the largest remainder, so that they always add up to 100.0. In a
          poll with several options a vote they are shares of all marks, not of all voters.
        </p>
        <h3>How long</h3>
        <p>A poll that nobody has voted in for 12 months is closed to all, and deleted a month later.</p>
      </div>
    </section>
  )
}
