/** Labels features advertised by plans. It restricts nothing. */
export function ProLabel() {
  return (
    <span className="rounded-full border border-line bg-surface px-2 py-0.5 font-semibold text-accent text-xs leading-5">
      PRO FEATURE
    </span>
  )
}
