import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Pane } from './pane.tsx'
import { TabList } from './tabs.tsx'

type ViewsProps<T extends string> = {
  /** Names the tabs and, with a tab's own name, its view: "Output", "Output: Tree". */
  readonly label: string
  readonly views: Readonly<Record<T, ReactNode>>
  /** The view to show from now on, such as the one of what was typed; the visitor can choose another. */
  readonly wanted?: { readonly view: NoInfer<T> } | undefined
  /** Above each view. */
  readonly head?: ReactNode
  /** At the head's end; those of the view that is shown. */
  readonly actions?: ReactNode | ((view: NoInfer<T>) => ReactNode)
  readonly foot?: ReactNode
}

/**
 * A pane with several views of one result, side by side in a strip that shows one of them, chosen by its tab or a swipe.
 * The others cannot be reached by Tab and are hidden from screen readers.
 */
export function Views<T extends string>({ label, views, wanted, head, actions, foot }: ViewsProps<T>) {
  const names = Object.keys(views) as T[] // an object's own keys are those of its type
  const [first] = names
  const [chosen, setChosen] = useState(first)
  const strip = useRef<HTMLDivElement>(null)
  const id = useId()
  const show = (name: T) => {
    setChosen(name)
    strip.current?.scrollTo({ left: names.indexOf(name) * strip.current.clientWidth })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another wish moves the strip
  useEffect(() => {
    if (wanted) show(wanted.view)
  }, [wanted])
  if (chosen === undefined) return null
  const follow = ({ scrollLeft, clientWidth }: HTMLElement) =>
    setChosen((now) => names[Math.round(scrollLeft / clientWidth)] ?? now)
  const tabs = <TabList label={label} id={id} tabs={names} chosen={chosen} onChoose={show} />
  return (
    <Pane title={tabs} actions={typeof actions === 'function' ? actions(chosen) : actions} foot={foot}>
      {head}
      <div
        ref={strip}
        onScroll={({ currentTarget }) => follow(currentTarget)}
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {names.map((name) => (
          <div
            key={name}
            inert={name !== chosen}
            {...(name === chosen && {
              id: `${id}-panel`,
              role: 'tabpanel',
              'aria-label': `${label}: ${name}`,
            })}
            className={`flex w-full shrink-0 snap-start flex-col overflow-y-auto ${name === chosen ? '' : 'print:hidden'}`}
          >
            {views[name]}
          </div>
        ))}
      </div>
    </Pane>
  )
}
