import { CopyButton } from '#web/ui/copy-button.tsx'
import type { Team } from './teams.ts'
import { teamsText } from './tournament-file.ts'

export function CopyTeams({ teams }: { readonly teams: readonly Team[] }) {
  return <CopyButton text={() => teamsText(teams)} name="Copy teams" />
}
