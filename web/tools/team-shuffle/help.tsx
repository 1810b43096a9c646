import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Fair teams',
    'Every split of your players is equally likely. Lock a team to keep it, or move players with “Edit teams”.',
  ],
  [
    'The tournament',
    'A team that loses is out. A team without an opponent has a bye and goes on; nobody has a second bye before all have had one.',
  ],
  [
    'The standard bracket',
    'Takes the list of teams as an order of strength: the first two can meet only in the final.',
  ],
  [
    'On a big screen',
    '“Big screen” shows the teams, “Full Screen” all rounds. Enter results in a second tab, and it follows.',
  ],
] as const

/** How teams are drawn and matches are played, for people who want to be sure of it. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
