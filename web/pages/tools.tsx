import { lazy, Suspense, useEffect, useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { isOnboardingCompleted, useInterests } from '../app/preferences/chosen-interests.ts'
import { starAll, useFavorites } from '../app/preferences/favorites.ts'
import { ToolGrid } from '../app/tool-card.tsx'
import { categorySections } from '../catalog/catalog.ts'
import type { Category } from '../catalog/categories.ts'
import { pageHead } from '../catalog/head.ts'
import { categoriesOf } from '../catalog/interests.ts'
import type { Tool } from '../catalog/tool.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'

const Onboarding = lazy(() => import('../app/preferences/onboarding.tsx'))

export const head = () =>
  pageHead(
    'All Tools',
    'Every tool of Sundry, by category. Most of them run on your own device and work offline.',
    '/tools',
  )

export default function ToolsPage() {
  const interests = useInterests()
  const [isEditing, setEditing] = useState(false)
  const [filter, setFilter] = useState<string>()
  useFirstVisit(() => setEditing(true))

  const mine = categoriesOf(interests.chosen)
  const offered = categorySections().filter(({ category }) => interests.isShowingAll || mine.has(category.id))
  const shown = offered.filter(({ category }) => filter === undefined || category.id === filter)
  const showAll = () => {
    setFilter(undefined)
    interests.setShowingAll(true)
  }
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="mr-auto font-bold text-3xl max-sm:w-full">All Tools</h1>
        <Chip isPressed={!interests.isShowingAll} onPress={() => interests.setShowingAll(false)}>
          My Categories
        </Chip>
        <Chip isPressed={interests.isShowingAll} onPress={showAll}>
          All Categories
        </Chip>
        {interests.chosen.length > 0 && (
          <Button size="small" kind="quiet" onClick={() => setEditing(true)}>
            Edit Preferences
          </Button>
        )}
      </div>
      <p className="mt-2 max-w-[60ch] text-ink-soft text-base">
        Your data stays on your device, unless you share it in a poll, a live room or a quiz, send it with the
        API Tester, or sync it with an account.
      </p>
      <div className="below-bar z-20 -mx-4 mt-2 bg-ground px-4 py-2.5 sm:-mx-6 sm:px-6">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
        <div role="group" aria-label="Categories" className="flex gap-2 overflow-x-auto p-1">
          <Chip isPressed={filter === undefined} onPress={() => setFilter(undefined)}>
            All
          </Chip>
          {offered.map(({ category }) => (
            <Chip key={category.id} isPressed={filter === category.id} onPress={() => setFilter(category.id)}>
              {category.title}
            </Chip>
          ))}
        </div>
      </div>
      {shown.map(({ category, tools }) => (
        <CategorySection key={category.id} category={category} tools={tools} />
      ))}
      {shown.length === 0 && (
        <div className="py-16 text-center">
          <h2 className="font-semibold text-xl">No tools found</h2>
          <p className="mt-1 mb-4 text-ink-soft">Try selecting a different category</p>
          <Button onClick={showAll}>Show all tools</Button>
        </div>
      )}
      <Suspense>{isEditing && <Onboarding onClose={() => setEditing(false)} />}</Suspense>
    </div>
  )
}

function CategorySection({
  category,
  tools,
}: {
  readonly category: Category
  readonly tools: readonly Tool[]
}) {
  const favorites = useFavorites()
  const ids = tools.map(({ id }) => id)
  const hasAll = ids.every((id) => favorites.has(id))
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold text-xl">
          <a href={withBase(`/tools/${category.id}`)} className="underline-offset-4 hover:underline">
            {category.title}
          </a>
        </h2>
        <span className="text-ink-soft text-sm">
          {tools.length} {tools.length === 1 ? 'tool' : 'tools'}
        </span>
        <Button
          size="small"
          kind="quiet"
          className="ml-auto"
          aria-label={`${hasAll ? 'Unstar' : 'Star'} all ${category.title}`}
          onClick={() => starAll(ids, !hasAll)}
        >
          {hasAll ? 'Unstar all' : 'Star all'}
        </Button>
      </div>
      <ToolGrid tools={tools} />
    </section>
  )
}

/** Opens the onboarding where it was never completed. */
function useFirstVisit(onFirst: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    if (!isOnboardingCompleted()) onFirst()
  }, [])
}
