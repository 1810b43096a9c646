import type { Tool } from './tool.ts'

/** A tool's icon on the hue of its home category. */
export function ToolTile({ tool, isLarge = false }: { readonly tool: Tool; readonly isLarge?: boolean }) {
  const Icon = tool.icon
  return (
    <span
      aria-hidden
      className={`tile grid shrink-0 place-items-center ${isLarge ? 'size-12 rounded-xl' : 'size-10 rounded-lg'}`}
      style={{ ['--hue' as string]: `var(--${tool.categories[0]})` }}
    >
      <Icon size={isLarge ? 24 : 20} />
    </span>
  )
}
