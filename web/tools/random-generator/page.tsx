import { lazy, Suspense, useRef, useState } from 'react'
import * as v from 'valibot'
import { useHandOver } from '#web/browser/hand-over.ts'
import { useKept } from '#web/browser/store/kept.ts'
import { toolState } from '#web/browser/store/tool-state.ts'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { staticPart } from '#web/ui/static-part.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import { RandomForm, TABS } from './random-form.ts'
import { SelfTestCard } from './self-test-card.tsx'

const store = toolState('random-generator', RandomForm)

const PasswordPanel = lazy(async () => ({ default: (await import('./on-demand.tsx')).PasswordPanel }))
const ListPanel = lazy(async () => ({ default: (await import('./on-demand.tsx')).ListPanel }))

const help = staticPart('help', () => import('./help.tsx'))

export default function RandomGeneratorPage() {
  const [form, keep] = useKept(store)
  const [passwords, setPasswords] = useState<readonly string[]>([])
  const generate = useRef<HTMLDivElement>(null)
  useHandOver('state', (handed) => keep(v.parse(RandomForm, handed)))
  const change = (fields: Partial<RandomForm>) => keep((now) => ({ ...now, ...fields }))
  const reset = (fields: Partial<RandomForm>) => {
    const before = form
    change(fields)
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: () => keep(before) } })
  }
  const panel = { form, onChange: change, onReset: reset }
  const press = () => generate.current?.querySelector<HTMLButtonElement>('button[data-main]')?.click()
  return (
    <Shortcuts keys={{ 'Mod+Enter': press }}>
      <div ref={generate} className="overflow-hidden rounded-card border border-line bg-surface shadow-lift">
        <Tabs
          label="What to make"
          tabs={TABS}
          panelLabel={`${form.tab}: settings and result`}
          chosen={form.tab}
          onChoose={(tab) => change({ tab })}
        >
          {form.tab === 'Numbers' ? (
            <NumbersPanel {...panel} />
          ) : (
            <Suspense fallback={<div className="min-h-96" />}>
              {form.tab === 'Password' && <PasswordPanel {...panel} shelf={{ passwords, setPasswords }} />}
              {form.tab === 'List Shuffle' && <ListPanel {...panel} />}
            </Suspense>
          )}
        </Tabs>
      </div>
      <SelfTestCard />
      {help}
    </Shortcuts>
  )
}
