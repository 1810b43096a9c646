import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
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
            <LogoInput onFiles={take} />
            Your logo goes at the top of the sheet.
          </>
        ) : (
          <>
            <img src={details.logo} alt="Your logo" className="max-h-10 rounded-control bg-[#fff] p-1" />
            <LogoInput onFiles={take} />
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

/** The page has no other use for the parts that read files, which are larger. */
function LogoInput({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <label
      className={`${buttonClass({ size: 'small' })} has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2`}
    >
      Logo
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be picked again.
          target.value = ''
        }}
      />
    </label>
  )
}
