import { withBase } from '#lib/net/base-path.ts'
/** States that creating shared content requires an account on this site. */
export default function AccountWanted() {
  return (
    <p className="mb-3 text-ink-soft text-sm">
      On this site, this takes an account.{' '}
      <a href={withBase('/auth')} className="text-accent underline underline-offset-4">
        Sign in first
      </a>
      .
    </p>
  )
}
