import { printPage } from '#web/platform/printing.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { bracketSvg } from './bracket-svg.ts'
import type { Team } from './teams.ts'
import { getRounds, type Tournament } from './tournament.ts'
import { teamsCsv, teamsText } from './tournament-file.ts'
import { getImage } from './use-save.ts'

/** The tournament in other shapes. */
export function MoreExports({ tournament }: { readonly tournament: Tournament }) {
  const svg = () => bracketSvg(getRounds(tournament))
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      <DownloadButton
        label="Teams as CSV"
        content={() => teamsCsv(tournament.teams)}
        fileName="teams.csv"
        type="text/csv;charset=utf-8"
      />
      <DownloadButton label="Bracket as SVG" content={svg} fileName="tournament.svg" type="image/svg+xml" />
      <DownloadButton label="Bracket as PNG" content={() => getImage(svg())} fileName="tournament.png" />
      <Button size="small" onClick={printPage}>
        Print
      </Button>
    </div>
  )
}

export function CopyTeams({ teams }: { readonly teams: readonly Team[] }) {
  return <CopyButton text={() => teamsText(teams)} name="Copy teams" />
}
