import { lazy, Suspense, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { usePendingInput } from '#web/platform/pending-input.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { TabList, TabPanel } from '#web/ui/tabs.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import { DRAW_KINDS, drawTitle, NEW_NUMBERS, RandomForm, SHOWN_TABS, TABS } from './random-form.ts'
import { SelfTestCard } from './self-test-card.tsx'

const store = toolState('random-generator', RandomForm)

const PasswordPanel = lazy(async () => ({ default: (await import('./on-demand.tsx')).PasswordPanel }))
const ListPanel = lazy(async () => ({ default: (await import('./on-demand.tsx')).ListPanel }))

const help = staticIsland('help', () => import('./help.tsx'))

export default function RandomGeneratorPage() {
  const [form, keep] = usePersisted(store)
  const [passwords, setPasswords] = useState<readonly string[]>([])
  const [clearings, setClearings] = useState(0)
  const id = useId()
  const generate = useRef<HTMLDivElement>(null)
  usePendingInput('state', (input) => keep(v.parse(RandomForm, input)))
  const change = (fields: Partial<RandomForm>) => keep((now) => ({ ...now, ...fields }))
  /** Resets the open tab; its stored data can be restored. Passwords are not stored. */
  const clear = () => {
    setClearings((count) => count + 1)
    if (form.tab === 'Password') return setPasswords([])
    changeWithUndo(store, form.tab === 'Numbers' ? NEW_NUMBERS : { items: '' }, 'Cleared')
  }
  const tab = form.tab === 'Numbers' ? drawTitle(form.kind) : form.tab
  const panel = { form, onChange: change }
  const press = () => generate.current?.querySelector<HTMLButtonElement>('button[data-main]')?.click()
  return (
    <Shortcuts keys={{ 'Mod+Enter': press }}>
      <ToolBar
        mode={
          <div className="min-w-0 max-sm:[&_[role=tab]]:whitespace-nowrap max-sm:[&_[role=tab]]:px-1.5">
            <TabList
              label="Mode"
              id={id}
              tabs={SHOWN_TABS}
              chosen={tab}
              onChoose={(title) => {
                const kind = DRAW_KINDS.find(({ label }) => label === title)?.value
                change(
                  kind ? { tab: 'Numbers', kind } : { tab: TABS.find((one) => one === title) ?? 'Numbers' },
                )
              }}
            />
          </div>
        }
        onClear={clear}
      />
      <div ref={generate} className="overflow-hidden rounded-card border border-line bg-surface shadow-lift">
        <TabPanel id={id} panelLabel={`${tab}: settings and result`} chosen={tab}>
          {form.tab === 'Numbers' ? (
            <NumbersPanel {...panel} />
          ) : (
            <Suspense fallback={<div className="min-h-96" />}>
              {form.tab === 'Password' && (
                <PasswordPanel {...panel} passwordList={{ passwords, setPasswords }} />
              )}
              {form.tab === 'List Shuffle' && <ListPanel key={clearings} {...panel} />}
            </Suspense>
          )}
        </TabPanel>
      </div>
      <SelfTestCard />
      {help}
    </Shortcuts>
  )
}
