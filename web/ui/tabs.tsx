import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type TabListProps<T extends string> = {
  /** Names the group of tabs. */
  readonly label: string
  /** Shared with the panel. */
  readonly id: string
  readonly tabs: readonly T[]
  readonly chosen: T
  readonly onChoose: (tab: T) => void
  /** Has something new to show. */
  readonly marked?: T | undefined
}

type TabPanelProps = {
  /** Shared with the list of tabs. */
  readonly id: string
  readonly chosen: string
  /** Names the panel where the tab's own name is also that of something in it. */
  readonly panelLabel?: string | undefined
  readonly children: ReactNode
}

type TabsProps<T extends string> = Omit<TabListProps<T> & TabPanelProps, 'id'> & {
  /** Actions next to the tabs. */
  readonly actions?: ReactNode
}

/** Tabs above their panel. */
export function Tabs<T extends string>({ actions, panelLabel, children, ...tabs }: TabsProps<T>) {
  const id = useId()
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-line border-b px-2">
        <TabList id={id} {...tabs} />
        {actions && <div className="ml-auto flex items-center gap-1.5">{actions}</div>}
      </div>
      <TabPanel id={id} chosen={tabs.chosen} panelLabel={panelLabel}>
        {children}
      </TabPanel>
    </>
  )
}

/** Tabs after the ARIA pattern: arrows, Home and End choose; only the chosen one is in the tab order. */
export function TabList<T extends string>({ label, id, tabs, chosen, onChoose, marked }: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const choose = (index: number) => {
    const at = (index + tabs.length) % tabs.length
    const tab = tabs[at]
    if (tab === undefined) return
    onChoose(tab)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = tabs.indexOf(chosen)
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    choose(to)
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex min-w-0 gap-1 overflow-x-auto"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          aria-selected={tab === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          className={`min-h-control border-b-2 px-3 font-medium text-sm leading-tight outline-offset-[-3px] ${
            tab === chosen ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink'
          }`}
        >
          {tab}
          {tab === marked && <span aria-hidden> •</span>}
        </button>
      ))}
    </div>
  )
}

/** Ids have no whitespace: `aria-labelledby` is a list of them. */
function tabId(id: string, tab: string): string {
  return `${id}-${tab.replaceAll(' ', '-')}`
}

/** Panel of the selected tab. */
export function TabPanel({ id, chosen, panelLabel, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-label={panelLabel}
      aria-labelledby={panelLabel === undefined ? tabId(id, chosen) : undefined}
      className="flex min-h-0 flex-1 flex-col"
    >
      {children}
    </div>
  )
}
