import { HelpSection } from '#web/ui/help-section.tsx'

const CLAIMS = [
  {
    title: 'Anonymous',
    text: 'Votes can’t be linked to voters. No IP address and no time of a vote is stored.',
  },
  { title: 'Live', text: 'Everybody who looks at a poll sees each vote within a second.' },
  { title: 'Exact', text: 'A browser’s vote is counted once, however often it is sent.' },
] as const

const ANSWERS = [
  [
    'One vote per browser',
    'A signed cookie holds a random number. Somebody with two browsers can vote twice, but a whole office behind one IP address can vote. As the author you choose how many new voters one network may bring per day.',
  ],
  [
    'Your link as its author',
    '“Manage” opens the poll with a secret that only your browser and your account know. Keep the link: it cannot be sent again.',
  ],
  [
    'Order of preference',
    'Instant runoff: the last option leaves, and its voters’ next choices count, until one has more than half. A tie for last is decided by the earlier counts, then by a lot that is drawn once and shown.',
  ],
  [
    'Answers that voters write',
    'Only the author reads them, and shows them, hides them or counts them for an option. Up to 200, not in ranked polls.',
  ],
  ['Percentages', 'They always add up to 100.0. With several choices per vote they are shares of all marks.'],
  ['How long', 'A poll without a vote for 12 months is closed, and deleted a month later.'],
] as const

/** Renders three claims, and frequent questions. */
export default function Help() {
  return (
    <div id="help" className="mt-6">
      <ul className="grid gap-4 md:grid-cols-3">
        {CLAIMS.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-4">
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-1 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
      <HelpSection answers={ANSWERS} />
    </div>
  )
}
