import { withBase } from '#lib/net/base-path.ts'
import { Breadcrumb } from '../app/navigation/breadcrumb.tsx'
import { ToolGrid } from '../app/tool-card.tsx'
import { toolsIn } from '../catalog/catalog.ts'
import { findCategory } from '../catalog/categories.ts'
import { type Head, pageHead } from '../catalog/head.ts'
import { CATEGORY_SUMMARIES } from '../catalog/summaries.ts'
import { buttonClass } from '../ui/button.tsx'
import { Message } from '../ui/page-text.tsx'

export function head(id: string): Head {
  const category = findCategory(id)
  if (!category)
    return { ...pageHead('Category Not Found', 'There is no such category.', '/tools'), status: 404 }
  return pageHead(
    category.title,
    `${CATEGORY_SUMMARIES[category.id]} Free, and without an account.`,
    `/tools/${id}`,
  )
}

export default function CategoryPage({ param }: { readonly param: string }) {
  const category = findCategory(param)
  if (!category)
    return (
      <Message title="Category Not Found" text="The address names a category that Sundry does not have.">
        <a href={withBase('/')} className={buttonClass({ kind: 'go' })}>
          Back to Home
        </a>
      </Message>
    )
  const tools = toolsIn(category.id)
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6 sm:pt-7">
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: category.title, href: `/tools/${category.id}` },
        ]}
      />
      <span
        aria-hidden
        className="mt-5 block h-1.5 w-10 rounded-full"
        style={{ background: `var(--${category.id})` }}
      />
      <h1 className="mt-3 font-bold text-3xl">{category.title}</h1>
      <p className="mt-2 mb-7 text-ink-soft text-base">{CATEGORY_SUMMARIES[category.id]}</p>
      {tools.length > 0 ? (
        <>
          <h2 className="sr-only">Tools</h2>
          <ToolGrid tools={tools} />
        </>
      ) : (
        <div className="rounded-card border border-line-strong border-dashed p-10 text-center">
          <h2 className="font-semibold text-xl">Coming Soon</h2>
          <p className="mt-1 text-ink-soft">
            The first tool of this category is being made.{' '}
            <a href={withBase('/tools')} className="underline underline-offset-4">
              See all tools
            </a>
          </p>
        </div>
      )}
    </div>
  )
}
