import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { ImageSource } from '#lib/document/blocks.ts'
import { readRenderedPage } from '#lib/typeset/rendered-page.ts'
import { RenderedPageView } from '#web/ui/rendered-page.tsx'
import type { SentPage } from './pdf-job.ts'

type LatePageProps = {
  readonly page: SentPage
  readonly sources: readonly ImageSource[]
  readonly label: string
  readonly className: string
  /** Whether it is drawn wherever it stands, as all are for the printer. */
  readonly isSoon: boolean
}

/** Page that reserves its space, is rendered once it is near, and again only when its content changes. */
export const LatePage = memo(
  LatePageView,
  (before, now) =>
    before.page.text === now.page.text &&
    before.sources === now.sources &&
    before.label === now.label &&
    before.isSoon === now.isSoon,
)

function LatePageView({ page, sources, label, className, isSoon }: LatePageProps) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isDrawn = isSoon || isNear
  useEffect(() => {
    if (isDrawn || !place.current) return
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '100%',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isDrawn])
  const room = { aspectRatio: `${page.width} / ${page.height}` }
  return (
    <div ref={place} className={className} style={room}>
      {isDrawn ? (
        <ReadPage text={page.text} sources={sources} label={label} className="h-full" />
      ) : (
        <figure aria-label={label} />
      )}
    </div>
  )
}

type ReadPageProps = Pick<LatePageProps, 'sources' | 'label' | 'className'> & { readonly text: string }

function ReadPage({ text, sources, label, className }: ReadPageProps) {
  const page = useMemo(() => readRenderedPage(text, sources), [text, sources])
  return <RenderedPageView page={page} label={label} className={className} />
}
