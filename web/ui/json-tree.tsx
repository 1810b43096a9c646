import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react'
import type { JsonDocument, NodeId } from '#lib/json/document.ts'
import { getChildCount, getKey, getKind, getParent, getSource } from '#lib/json/node.ts'
import { getJsonPath, getJsonPointer } from '#lib/json/node-path.ts'
import { previewOf } from '#lib/json/preview.ts'
import { expandedToLevel, expandedToShow, type TreeRows, treeRows } from '#lib/json/tree-rows.ts'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronRight from '~icons/lucide/chevron-right'
import type { WorkerQueue } from '../platform/worker/worker-queue.ts'
import { CopyButton } from './copy-button.tsx'
import { SelectField } from './field.tsx'
import { JsonTreeSearch, type StepThrough } from './json-tree-search.tsx'
import { findTyped, NOTHING_TYPED, typeAhead } from './typeahead.ts'
import { scrollTopFor, VirtualRows } from './virtual-list.tsx'

const ROW_HEIGHT_PX = 26
const PREVIEW_BYTES = 200
const LEVELS = ['1', '2', '3', '4', '5', 'All'] as const
/** Of a document with more values than this only the first level is opened at first. */
const MANY_VALUES = 100_000
/** Beyond this many values, "All" would be a list too long to walk. */
const MAX_SHOWN = 1_000_000

type JsonTreeProps = {
  readonly document: JsonDocument
  /** Queue for a `TreeSearchJob`, and the worker's copy of the document. */
  readonly queue: WorkerQueue
  readonly workerDocument: WorkerDocument<unknown>
  /** Search text of a field elsewhere; without it, the tree has its own search field. */
  readonly query?: string
  /** Receives the step to the next match, for that field. */
  readonly stepRef?: Ref<StepThrough>
}

/** The document as a tree that is walked with the arrow keys and by the first characters of a key. */
export default function JsonTree(props: JsonTreeProps) {
  const { document } = props
  const [chosen, setLevel] = useState<(typeof LEVELS)[number]>()
  const level = chosen ?? (document.nodeCount > MANY_VALUES ? '1' : '2')
  const levels = document.nodeCount > MAX_SHOWN ? LEVELS.slice(0, -1) : LEVELS
  return (
    <TreeView key={level} {...props} level={level === 'All' ? Number.POSITIVE_INFINITY : Number(level)}>
      <SelectField label="Levels shown" value={level} options={levels} onChange={setLevel} />
    </TreeView>
  )
}

type TreeViewProps = JsonTreeProps & {
  readonly level: number
  /** Content at the foot, next to the path. */
  readonly children: ReactNode
}

function TreeView({ document, queue, workerDocument, query, stepRef, level, children }: TreeViewProps) {
  const [own, setOwn] = useState<{
    readonly document: JsonDocument
    readonly expanded: ReadonlySet<NodeId>
    readonly active: NodeId
  }>()
  const initial = useMemo(() => expandedToLevel(document, level), [document, level])
  const { expanded, active } = own?.document === document ? own : { expanded: initial, active: 0 }
  const rows = useMemo(() => treeRows(document, expanded), [document, expanded])
  const scroller = useRef<HTMLDivElement>(null)
  const typed = useRef(NOTHING_TYPED)
  const id = useId()

  const show = (node: NodeId, next: ReadonlySet<NodeId> = expanded) => {
    setOwn({ document, expanded: next, active: node })
    const shown = next === expanded ? rows : treeRows(document, next)
    const element = scroller.current
    const top = element ? scrollTopFor(rowOf(shown, node), shown.count, ROW_HEIGHT_PX, element) : undefined
    if (top !== undefined) requestAnimationFrame(() => element?.scrollTo({ top }))
  }
  const toggle = (node: NodeId) => {
    const next = new Set(expanded)
    if (!next.delete(node)) next.add(node)
    show(node, next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const more = typeAhead(typed.current, event.nativeEvent)
    if (more) {
      typed.current = more
      const found = rowTyped(more.text, { document, rows, active })
      if (found !== undefined) show(found)
      return event.preventDefault()
    }
    const step = stepOf(event.key, { document, rows, expanded, active })
    if (step === undefined) return
    event.preventDefault()
    if (step === 'toggle') toggle(active)
    else show(step)
  }
  const path = getJsonPath(document, active)
  // With a search field elsewhere, the tree fills its pane.
  const inset = query === undefined ? 'max-sm:px-3.5' : 'px-3.5'
  const search = (
    <JsonTreeSearch
      queue={queue}
      document={workerDocument}
      query={query}
      stepRef={stepRef}
      onShow={(node) => show(node, expandedToShow(document, expanded, node))}
    />
  )
  return (
    <>
      {query === undefined && <div className="mb-2 flex">{search}</div>}
      <div
        ref={scroller}
        role="tree"
        aria-label="Tree"
        translate="no"
        tabIndex={0}
        aria-activedescendant={`${id}-${active}`}
        onKeyDown={onKeyDown}
        className={`group h-(--tree,20rem) min-h-40 flex-1 overflow-auto border-line py-1 font-mono text-code ${query === undefined ? 'max-sm:border-b sm:rounded-control sm:border' : 'border-b'}`}
      >
        <VirtualRows count={rows.count} rowHeight={ROW_HEIGHT_PX} scrollRef={scroller}>
          {({ first, count }) =>
            [...rows.nodes.subarray(first, first + count)].map((node, index) => (
              <TreeRow
                key={node}
                id={`${id}-${node}`}
                document={document}
                node={node}
                level={rows.levels[first + index] ?? 1}
                position={rows.positions[first + index] ?? 1}
                isExpanded={expanded.has(node)}
                isActive={node === active}
                onPress={() => (getChildCount(document, node) > 0 ? toggle(node) : show(node))}
              />
            ))
          }
        </VirtualRows>
      </div>
      <div className={`bar-options mt-2 flex shrink-0 items-center gap-2 ${inset}`}>
        <code
          translate="no"
          title={path}
          className={`min-w-0 flex-1 truncate font-mono text-ink-soft text-xs ${query ? 'max-sm:sr-only' : ''}`}
        >
          {path}
        </code>
        {query !== undefined && search}
        <div className={query ? 'max-sm:hidden' : undefined}>{children}</div>
      </div>
      <div className={`mt-2 flex shrink-0 flex-wrap items-center gap-1.5 text-sm max-sm:pb-2 ${inset}`}>
        <span aria-hidden className="mr-1 text-ink-soft max-sm:hidden">
          Copy
        </span>
        <CopyButton label="Value" name="Copy value" text={() => getSource(document, active)} />
        <CopyButton label="JSONPath" name="Copy JSONPath" text={path} />
        <CopyButton label="Pointer" name="Copy JSON Pointer" text={() => getJsonPointer(document, active)} />
      </div>
    </>
  )
}

type TreeRowProps = {
  readonly id: string
  readonly document: JsonDocument
  readonly node: NodeId
  readonly level: number
  readonly position: number
  readonly isExpanded: boolean
  readonly isActive: boolean
  readonly onPress: () => void
}

function TreeRow({ id, document, node, level, position, isExpanded, isActive, onPress }: TreeRowProps) {
  const count = getChildCount(document, node)
  const parent = getParent(document, node)
  const Chevron = isExpanded ? ChevronDown : ChevronRight
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree itself listens to the keys, for its active item
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active item
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={parent === undefined ? 1 : getChildCount(document, parent)}
      aria-selected={isActive}
      aria-expanded={count > 0 ? isExpanded : undefined}
      onClick={onPress}
      className={`flex cursor-pointer items-center gap-1 whitespace-nowrap pr-3 hover:bg-surface ${isActive ? 'bg-accent-soft group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:-outline-offset-2' : ''}`}
      style={{ height: ROW_HEIGHT_PX, paddingLeft: 8 + (level - 1) * 16 }}
    >
      <span className="w-4 shrink-0 text-ink-soft">{count > 0 && <Chevron size={14} aria-hidden />}</span>
      {parent !== undefined && (
        <span className="text-[color:var(--dev)]">{getKey(document, node) ?? position - 1}</span>
      )}
      {parent !== undefined && <span className="text-ink-soft">:</span>}
      <Value document={document} node={node} count={count} />
      {count > 0 && !isExpanded && (
        <span
          aria-hidden
          data-preview={previewOf(document, node)}
          className="min-w-0 truncate pl-2 text-ink after:content-[attr(data-preview)]"
        />
      )}
    </div>
  )
}

const HUES = {
  string: 'var(--finance)',
  number: 'var(--fun)',
  true: 'var(--text)',
  false: 'var(--text)',
  null: 'var(--ink-soft)',
} as const

function Value({
  document,
  node,
  count,
}: {
  readonly document: JsonDocument
  readonly node: NodeId
  readonly count: number
}) {
  const kind = getKind(document, node)
  if (kind === 'object' || kind === 'array')
    return (
      <span className="text-ink-soft">
        {kind === 'object' ? '{}' : '[]'} {count.toLocaleString('en')}{' '}
        {kind === 'object' ? (count === 1 ? 'key' : 'keys') : count === 1 ? 'item' : 'items'}
      </span>
    )
  return <span style={{ color: HUES[kind] }}>{getSource(document, node, PREVIEW_BYTES)}</span>
}

type Stand = {
  readonly document: JsonDocument
  readonly rows: TreeRows
  readonly expanded: ReadonlySet<NodeId>
  readonly active: NodeId
}

/** Returns the result of a key, per the ARIA tree pattern: another node, or toggling this one. */
function stepOf(key: string, { document, rows, expanded, active }: Stand): NodeId | 'toggle' | undefined {
  const row = rowOf(rows, active)
  const hasChildren = getChildCount(document, active) > 0
  switch (key) {
    case 'ArrowDown':
      return rows.nodes[row + 1]
    case 'ArrowUp':
      return rows.nodes[row - 1]
    case 'Home':
      return rows.nodes[0]
    case 'End':
      return rows.nodes[rows.count - 1]
    case 'ArrowRight':
      if (!hasChildren) return undefined
      return expanded.has(active) ? active + 1 : 'toggle'
    case 'ArrowLeft':
      return hasChildren && expanded.has(active) ? 'toggle' : getParent(document, active)
    case 'Enter':
    case ' ':
      return hasChildren ? 'toggle' : undefined
    default:
      return undefined
  }
}

/** More rows would take longer to search than the time between two keys. */
const MAX_TYPED_ROWS = 100_000

/** Returns the node of the next row whose key or index starts with the typed text. */
function rowTyped(text: string, { document, rows, active }: Omit<Stand, 'expanded'>): NodeId | undefined {
  const from = rowOf(rows, active)
  const count = rows.count > MAX_TYPED_ROWS ? Math.min(rows.count, from + MAX_TYPED_ROWS) : rows.count
  const found = findTyped(text, from, count, (row) => getRowLabel(document, rows, row))
  return found === undefined ? undefined : rows.nodes[found]
}

function getRowLabel(document: JsonDocument, rows: TreeRows, row: number): string {
  const node = rows.nodes[row]
  if (node === undefined || getParent(document, node) === undefined) return ''
  return getKey(document, node) ?? String((rows.positions[row] ?? 1) - 1)
}

/** The row of a node; rows are in document order. */
function rowOf(rows: TreeRows, node: NodeId): number {
  let low = 0
  let high = rows.count - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows.nodes[middle] ?? 0) < node) low = middle + 1
    else high = middle
  }
  return low
}
