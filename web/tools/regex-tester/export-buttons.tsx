import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { matchesAsCsv, matchesAsJson } from './export-matches.ts'
import { type Matches, matchedTexts } from './matches.ts'

/**
 * Exports of all matches, including those not displayed: matched strings to the clipboard, positions and groups as a
 * file.
 */
export function ExportButtons({ matches, text }: { readonly matches: Matches; readonly text: string }) {
  return (
    <div className="flex gap-1.5">
      <CopyButton label="Copy matches" text={() => matchedTexts(matches, text)} />
      <DownloadButton
        label="Download CSV"
        shortLabel="CSV"
        content={() => matchesAsCsv(matches, text)}
        fileName="matches.csv"
        type="text/csv;charset=utf-8"
      />
      <DownloadButton
        label="Download JSON"
        shortLabel="JSON"
        content={() => matchesAsJson(matches, text)}
        fileName="matches.json"
        type="application/json"
      />
    </div>
  )
}
