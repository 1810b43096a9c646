import { useEffect, useRef, useState } from 'react'
import type { DrawnPage } from '#lib/typeset/drawn-page.ts'
import { DrawnPageView } from '#web/ui/drawn-page.tsx'

type LatePageProps = {
  readonly page: DrawnPage
  readonly label: string
  readonly className: string
  /** Whether it is drawn wherever it stands, as all are for the printer. */
  readonly isSoon: boolean
}

/** A page that keeps its room, and is drawn once it comes near. */
export function LatePage({ page, label, className, isSoon }: LatePageProps) {
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
  if (isDrawn) return <DrawnPageView page={page} label={label} className={className} />
  return (
    <div ref={place} className={className} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <figure aria-label={label} />
    </div>
  )
}
