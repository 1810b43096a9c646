import { type ReactNode, useEffect, useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { tools } from '../../catalog/catalog.ts'
import type { Tool } from '../../catalog/tool.ts'
import { ToolTile } from '../../catalog/tool-tile.tsx'
import { needsHttps } from '../../platform/address-features.ts'
import { offlinePages } from '../../platform/offline-pages.ts'
import { usePersisted } from '../../platform/store/persisted.ts'
import { oftenIds, recentIds } from './often-used.ts'
import { visitStore } from './visits.ts'

const MAX_SHOWN = 6

/** Tools often used without a star, and those available offline. Stored in this browser only. */
export function ToolboxHabits() {
  const { isOn, visits, setOn } = useVisits()
  return (
    <div className="mt-10 flex flex-col gap-8 border-line border-t pt-8">
      <TileRow title="Recently opened" tools={named(recentIds(visits, MAX_SHOWN))} />
      <TileRow title="Often used" tools={named(oftenIds(visits, MAX_SHOWN))} />
      <label className="flex min-h-8 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
        />
        Remember in this browser which tools I open
      </label>
      <OfflineReady />
    </div>
  )
}

/** Tools opened in this browser, and the switch that stops recording and clears them. */
function useVisits() {
  const [{ isOn, visits }, set] = usePersisted(visitStore)
  return { isOn, visits, setOn: (next: boolean) => set({ isOn: next, visits: next ? visits : [] }) }
}

function named(ids: readonly number[]): Tool[] {
  return ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? [])
}

function TileRow({ title, tools: listed }: { readonly title: string; readonly tools: readonly Tool[] }) {
  if (listed.length === 0) return null
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-2">
        {listed.map((tool) => (
          <li key={tool.id}>
            <a
              href={withBase(`/${tool.slug}`)}
              className="flex items-center gap-2.5 rounded-card border border-line bg-surface py-1.5 pr-4 pl-1.5 hover:border-line-strong hover:shadow-lift"
            >
              <ToolTile tool={tool} />
              <span className="font-medium text-sm">{tool.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Tools that need no network. */
const OFFLINE_TOOLS = tools.filter(
  ({ slug, reach, isShared }) => !reach && !isShared && slug !== 'my-toolbox',
)

function OfflineReady() {
  const [ready, setReady] = useState<ReadonlySet<string>>()
  useEffect(() => {
    offlinePages(OFFLINE_TOOLS.map(({ slug }) => `/${slug}`)).then(setReady)
  }, [])
  if (!ready) return null
  const offlineTools = OFFLINE_TOOLS.filter(({ slug }) => ready.has(`/${slug}`))
  return (
    <Section title="Available offline">
      <p className="text-ink-soft text-sm">
        {offlineTools.length > 0
          ? `${offlineTools.length} of ${OFFLINE_TOOLS.length} tools: ${offlineTools.map(({ title }) => title).join(', ')}.`
          : needsHttps()
            ? 'Nothing: browsers keep pages only over https or on localhost.'
            : 'Nothing yet: pages are kept soon after the first visit.'}
      </p>
    </Section>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-semibold text-base">{title}</h2>
      {children}
    </section>
  )
}
