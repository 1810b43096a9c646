import { useState } from 'react'
import { printPage } from '#web/browser/printing.ts'
import { useKept } from '#web/browser/store/kept.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { bracketSvg } from './bracket-svg.ts'
import type { SharedShuffle } from './shuffle-state.ts'
import { roundsOf, type Tournament } from './tournament.ts'
import { teamsCsv } from './tournament-file.ts'
import { pictureOf } from './use-picture.ts'
import { shuffleStore } from './use-shuffle-store.ts'

/** The tournament in other shapes, and a link to the same way of making teams. */
export function MoreExports({ tournament }: { readonly tournament: Tournament }) {
  const [state] = useKept(shuffleStore)
  const [sharesNames, setSharesNames] = useState(false)
  const { divideBy, teamSize, teamCount, isBalanced, kind, players } = state
  const shared = (): SharedShuffle => ({
    divideBy,
    teamSize,
    teamCount,
    isBalanced,
    kind,
    names: sharesNames ? players.map(({ name }) => name) : [],
  })
  const svg = () => bracketSvg(roundsOf(tournament))
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5">
        <DownloadButton
          label="Teams as CSV"
          content={() => teamsCsv(tournament.teams)}
          fileName="teams.csv"
          type="text/csv;charset=utf-8"
        />
        <DownloadButton label="Bracket as SVG" content={svg} fileName="tournament.svg" type="image/svg+xml" />
        <DownloadButton label="Bracket as PNG" content={() => pictureOf(svg())} fileName="tournament.png" />
        <Button size="small" onClick={printPage}>
          Print
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ShareButton state={shared} />
        <CheckField
          label="Put the players’ names into the link"
          isChecked={sharesNames}
          onChange={setSharesNames}
        />
      </div>
    </div>
  )
}
