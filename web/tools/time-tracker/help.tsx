import { Card } from '#web/ui/result.tsx'

/** What the tracker counts, and how, for people who bill by it. */
export default function Help() {
  return (
    <section id="help" className="mt-6" aria-label="About the Time Tracker">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Card title="Counted from the clock">
          <p className="text-ink-soft text-sm">
            A closed page, a sleeping computer or a reload takes no second from you.
          </p>
        </Card>
        <Card title="Fix it later">
          <p className="text-ink-soft text-sm">
            Forgot to press a button? Every field of every entry can change.
          </p>
        </Card>
        <Card title="Yours alone">
          <p className="text-ink-soft text-sm">
            Entries stay in this browser, and in your account if you sign in, with backup and CSV when you
            like.
          </p>
        </Card>
      </div>
      <div className="prose">
        <h2>How time is counted</h2>
        <p>
          An entry lasts from its start to its end less its pauses, as moments in universal time: when clocks
          change for summer or winter, or when you travel, an hour remains an hour. Only one timer runs, in
          all tabs together; beginning another saves the one before. The total of today counts from midnight
          where you are, so an entry over midnight is shared between its days.
        </p>
        <h2>Reports and rounding</h2>
        <p>
          Rounding holds in reports only and never touches what is stored: each entry, and each day’s share of
          an entry over midnight, is rounded by itself, and totals are the sums of the rows. Give a project an
          hourly rate, mark entries as billable, and the report prices them exactly.
        </p>
      </div>
    </section>
  )
}
