import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import type { Span } from './grammar/node.ts'
import { matchCountText } from './matches.ts'
import { PatternCard } from './pattern-card.tsx'
import { ResultPane } from './result-pane.tsx'
import { TextEditor } from './text-editor.tsx'
import { useRegex } from './use-regex.ts'

const Explanation = lazy(async () => ({ default: (await import('./on-demand.tsx')).Explanation }))
const CodeCard = lazy(async () => ({ default: (await import('./on-demand.tsx')).CodeCard }))

const help = staticIsland('help', () => import('./help.tsx'))

export default function RegexTesterPage() {
  const tool = useRegex()
  const { state, matches, current, isCounted, step } = tool
  const { pattern, flags, task, replacement, template } = state
  const problem = useDebounced(tool.problem)
  const patternRef = useRef<HTMLTextAreaElement>(null)
  const [marked, setMarked] = useState<Span>()
  // The explanation is long and loads with its script: prerendered it would only bloat the document.
  const isHydrated = useHydrated()

  const clear = () => {
    const undo = tool.clear()
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
  }
  // One element until the pattern changes: React would clear a new one away while its script is on the way.
  const explanation = useMemo(() => {
    const select = ({ start, end }: Span) => {
      patternRef.current?.focus()
      patternRef.current?.setSelectionRange(start, end)
    }
    return (
      <Suspense>
        <Explanation pattern={pattern} flags={flags} onMark={setMarked} onSelect={select} />
      </Suspense>
    )
  }, [pattern, flags])
  const code = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-60" />}>
        <CodeCard {...{ pattern, flags, task, replacement, template }} />
      </Suspense>
    ),
    [pattern, flags, task, replacement, template],
  )
  return (
    <Shortcuts
      keys={{
        F3: () => step(1),
        'Shift+F3': () => step(-1),
        'Mod+Enter': () => (tool.stoppedAfterS === undefined ? false : tool.continueLonger()),
      }}
    >
      <DropArea onFiles={tool.takeFiles} invitation="Drop a text file of up to 5 MB">
        <ToolBar share={tool.shared} onClear={clear} isEmpty={pattern === '' && state.text === ''} />
        <PatternCard tool={tool} patternRef={patternRef} marked={marked} problem={problem} />
        <div className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface shadow-lift [--pane:0] *:min-h-0 *:first:max-lg:h-64 lg:h-[max(24rem,calc(100svh-18rem))] lg:grid-cols-2 lg:grid-rows-[1fr_40%] xl:grid-cols-[5fr_4fr_4fr] xl:grid-rows-1">
          <TextEditor tool={tool} />
          <ResultPane tool={tool} />
          <section
            aria-label="About the pattern"
            className="flex min-h-0 min-w-0 flex-col border-line max-xl:border-t lg:max-xl:col-span-2 xl:border-l"
          >
            <h2 className="flex min-h-13 shrink-0 items-center border-line border-b px-3.5 font-semibold text-sm">
              Explanation
            </h2>
            <section
              aria-label="Parts of the pattern"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto p-3.5 outline-offset-[-2px] max-lg:min-h-40"
            >
              {isHydrated && explanation}
            </section>
          </section>
        </div>
        <Announcer text={announcement()} />
        <div className="mt-5">{isHydrated ? code : <div className="min-h-60" />}</div>
      </DropArea>
      {help}
    </Shortcuts>
  )

  function announcement(): string {
    if (!isCounted || pattern === '') return ''
    if (current !== undefined) return `Match ${current + 1} of ${matches.count}`
    return matchCountText(matches.count)
  }
}
