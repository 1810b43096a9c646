import { Star } from '../../ui/star.ts'
import { useFavorites } from './favorites.ts'

/** The star of a tool, wherever the tool is listed and on its page. */
export function FavoriteButton({ tool }: { readonly tool: { readonly id: number; readonly title: string } }) {
  const favorites = useFavorites()
  const isStarred = favorites.has(tool.id)
  return (
    <button
      type="button"
      aria-label={`Favorite ${tool.title}`}
      aria-pressed={isStarred}
      onClick={() => favorites.toggle(tool)}
      className={`grid size-control shrink-0 place-items-center rounded-control hover:bg-sunken ${isStarred ? 'text-care' : 'text-line-strong'}`}
    >
      <Star size={18} fill={isStarred ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}
