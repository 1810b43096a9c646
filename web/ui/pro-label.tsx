/** Labels features advertised by plans. It restricts nothing. */
export function ProLabel() {
  return (
    <p className="mb-2">
      <span className="rounded-full border border-line-strong px-2.5 py-0.5 font-semibold text-ink-soft text-xs tracking-wide">
        PRO FEATURE
      </span>{' '}
      <span className="text-ink-soft text-sm">Free for everyone, without an account.</span>
    </p>
  )
}
