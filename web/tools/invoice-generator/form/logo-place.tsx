import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import type { Invoices } from '../use-invoices.ts'
import { useLogo } from './use-logo.ts'

/** The place of the logo, above the sheet on which it is printed. */
export default function LogoPlace({ details, setDetails }: Pick<Invoices, 'details' | 'setDetails'>) {
  const set = (logo: string) => setDetails((now) => ({ ...now, logo }))
  const { problem, take } = useLogo(set)
  return (
    <div className="mb-3 grid gap-2" data-print="no">
      <div className="flex min-h-14 flex-wrap items-center gap-3 rounded-card border border-line-strong border-dashed px-3 py-1.5 text-ink-soft text-sm">
        {details.logo === '' ? (
          <>
            <FileButton label="Logo" accept="image/*" onFiles={take} />
            Your logo goes at the top of the sheet.
          </>
        ) : (
          <>
            <img src={details.logo} alt="Your logo" className="max-h-10 rounded-control bg-[#fff] p-1" />
            <FileButton label="Logo" accept="image/*" onFiles={take} />
            <Button size="small" onClick={() => set('')}>
              Remove logo
            </Button>
          </>
        )}
      </div>
      <Alert problem={problem} />
    </div>
  )
}
