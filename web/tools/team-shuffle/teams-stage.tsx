import { stageSize } from './stage-size.ts'
import type { Team } from './teams.ts'
import { TeamItem } from './teams-list.tsx'

/** The teams on a full screen, as large as all of them have room for. */
export function TeamsStage({ teams }: { readonly teams: readonly Team[] }) {
  const { columns, vh, vw } = stageSize(teams)
  return (
    <ul
      aria-label="Teams"
      className="grid flex-1 gap-[1vmin] max-sm:grid-cols-1! max-sm:text-xl!"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        fontSize: `clamp(14px, min(${vh}vh, ${vw}vw), 12vmin)`,
      }}
    >
      {teams.map((team) => (
        <TeamItem key={team.id} team={team} isFull />
      ))}
    </ul>
  )
}
