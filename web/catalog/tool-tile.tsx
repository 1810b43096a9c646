import type { Tool } from './tool.ts'

/** A tool's icon on the hue of its home category. */
export function ToolTile({ tool, isSmall = false }: { readonly tool: Tool; readonly isSmall?: boolean }) {
  const Icon = tool.icon
  return (
    <span
      aria-hidden
      className={`tile grid shrink-0 place-items-center rounded-lg ${isSmall ? 'size-8' : 'size-10'}`}
      style={{ ['--hue' as string]: `var(--${tool.categories[0]})` }}
    >
      <Icon size={isSmall ? 18 : 20} />
    </span>
  )
}
