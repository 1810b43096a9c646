import { withBase } from '#lib/net/base-path.ts'
import { writeFragment } from '#lib/net/share-link.ts'
import { isDisabled } from '../platform/site-config.ts'
import { tools } from './catalog.ts'
import type { ToolExample } from './tool.ts'

const modules = import.meta.glob<{ example: ToolExample }>('../tools/*/example.tsx', { eager: true })

/** Small real results of some tools; each is a link to its tool, filled. */
export async function createExamples() {
  const linked = await Promise.all(
    Object.entries(modules).map(async ([path, { example }]) => {
      const slug = path.split('/').at(-2) ?? ''
      return { slug, example, fragment: await writeFragment(example.state) }
    }),
  )
  const shown = linked.flatMap(({ slug, ...rest }) => {
    const tool = tools.find((one) => one.slug === slug)
    return tool && !isDisabled(`/${slug}`) ? [{ tool, ...rest }] : []
  })
  return function Examples() {
    return (
      <section id="examples" className="border-line border-t py-10">
        <h2 className="font-display text-2xl">See what they do</h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ tool, example: { caption, Drawing }, fragment }) => (
            <li key={tool.id}>
              <a
                href={`${withBase(`/${tool.slug}`)}#${fragment}`}
                className="grid h-full gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong hover:shadow-lift"
              >
                <span className="grid h-36 place-items-center overflow-hidden" aria-hidden>
                  <Drawing />
                </span>
                <span className="text-sm">
                  <span className="font-semibold">{tool.title}</span>{' '}
                  <span className="text-ink-soft">{caption}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  }
}
