import { withBase } from '#lib/net/base-path.ts'
import type { Tool } from '../catalog/tool.ts'
import { ToolTile } from '../catalog/tool-tile.tsx'
import { FavoriteButton } from './preferences/favorite-button.tsx'

/** Card of a tool: a link, except for the star. */
function ToolCard({ tool }: { readonly tool: Tool }) {
  return (
    <li className="relative flex gap-3 rounded-card border border-line bg-surface p-3.5 transition-shadow focus-within:border-line-strong hover:border-line-strong hover:shadow-lift">
      <ToolTile tool={tool} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-sm tracking-normal">
          <a href={withBase(`/${tool.slug}`)} className="after:absolute after:inset-0 after:rounded-card">
            {tool.title}
          </a>
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft leading-snug">{tool.tagline}</p>
      </div>
      <span className="relative z-[1] -mt-1.5 -mr-1.5 h-fit">
        <FavoriteButton tool={tool} />
      </span>
    </li>
  )
}

export function ToolGrid({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </ul>
  )
}
