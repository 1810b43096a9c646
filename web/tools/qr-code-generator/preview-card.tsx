import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIsWide } from '#web/platform/use-is-wide.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyImageButton } from '#web/ui/copy-image-button.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { Card } from '#web/ui/result.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import Download from '~icons/lucide/download'
import ContentProblem from './contents/content-problem.tsx'
import { codeFacts } from './drawing/code-facts.ts'
import type { Design } from './drawing/design.ts'
import { designLayout, paintCode } from './drawing/paint-code.ts'
import { ghostDesign, type Made, madeCode } from './made-code.ts'
import { useCheck } from './reading/use-check.ts'
import { VerdictLine } from './reading/verdict-line.tsx'
import { SizeField } from './size-field.tsx'
import type { QrTool } from './use-qr-tool.ts'
import { copyCode, savePdf, savePng, saveSvg, saveWebp } from './use-saving.ts'

type PreviewCardProps = {
  readonly tool: QrTool
  /** Id of the message about the content. */
  readonly problemId: string
  /** Whether the visitor has finished with the fields. */
  readonly isFilled: boolean
}

/** Renders the preview of the code, whether it scans, and the export options. */
export default function PreviewCard({ tool, problemId, isFilled }: PreviewCardProps) {
  const made = madeCode(tool)
  const design = made.ok ? made.value.design : undefined
  // The card keeps its height without a code.
  const shown = design ?? ghostDesign(tool)
  const check = useCheck(tool.isOwn ? design : undefined, made.ok ? made.value.text : '')
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <CodeCanvas made={made.ok ? made.value : undefined} shown={shown}>
          <ContentProblem key={tool.settings.kind} tool={tool} id={problemId} isFilled={isFilled} />
        </CodeCanvas>
        <div className="flex flex-wrap items-center gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:gap-1.5 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-2 max-lg:py-2">
          <SmallCode design={design} />
          <div className="flex max-lg:grow">
            <Button
              kind="go"
              className="rounded-r-none max-lg:grow max-lg:px-2"
              icon={<Download size={16} aria-hidden />}
              isSoftDisabled={!design}
              onClick={() => savePng(tool)}
            >
              Download
            </Button>
            <MoreFormats tool={tool} isSoftDisabled={!design} />
          </div>
          <Button
            className="max-lg:px-2"
            isSoftDisabled={!design}
            aria-label="Download SVG"
            onClick={() => saveSvg(tool)}
          >
            <span>
              <span className="max-lg:hidden">Download </span>SVG
            </span>
          </Button>
          <CopyImageButton className="max-lg:px-2" copy={() => copyCode(tool)} isSoftDisabled={!design} />
        </div>
        {!useIsWide() && <SizeField tool={tool} />}
        <VerdictLine check={check} design={design} />
        {shown && (
          <div className={design ? '' : 'invisible'}>
            <CodeFacts design={shown} />
          </div>
        )}
        <Announcer text={check.kind === 'doubtful' ? 'This design may not scan' : ''} />
      </div>
    </Card>
  )
}

const SIDES = [1024, 2048, 4096] as const

// At the foot of a phone's screen the menu opens upwards.
const UPWARDS = 'max-lg:[&_[role=menu]]:top-auto max-lg:[&_[role=menu]]:bottom-full'

type MoreFormatsProps = { readonly tool: QrTool; readonly isSoftDisabled: boolean }

/** The part of the download button that opens the list of other sizes and formats. */
function MoreFormats({ tool, isSoftDisabled }: MoreFormatsProps) {
  const items = [
    ...SIDES.map((side) => ({
      label: `PNG, ${side} px`,
      onChoose: () => savePng(tool, side),
    })),
    { label: 'WebP', onChoose: () => saveWebp(tool) },
    { label: 'PDF', onChoose: () => savePdf(tool) },
  ]
  return (
    <MenuButton
      label="More formats"
      kind="go"
      isSoftDisabled={isSoftDisabled}
      items={items}
      glyph={<ChevronDown size={16} aria-hidden />}
      className={`[&>button]:min-w-control [&>button]:rounded-l-none [&>button]:border-l-0 shadow-[-1px_0_0_var(--surface)] ${UPWARDS}`}
    />
  )
}

/** Properties of the code, in terms of its standard. */
export function CodeFacts({ design }: { readonly design: Design }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
      {codeFacts(design).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type CodeCanvasProps = {
  readonly made: Made | undefined
  /** The design of the code, or of its ghost. */
  readonly shown: Design | undefined
  /** Message in the middle of the ghost. */
  readonly children: ReactNode
}

/** Renders the code pixel by pixel like its download; if there is none, a pale one that does not scan. */
export function CodeCanvas({ made, shown, children }: CodeCanvasProps) {
  const ref = usePainted(shown)
  return (
    <div
      data-result
      className="-mx-4 -mt-4 overflow-hidden rounded-t-card border-line sm:-mx-5 lg:border-b sm:-mt-5"
    >
      <div className="relative mx-auto aspect-square w-full max-w-120">
        <canvas
          ref={ref}
          role="img"
          aria-label={made ? `QR code for ${made.text}` : 'No QR code'}
          width={256}
          height={256}
          className={`absolute inset-0 m-auto size-full object-contain [image-rendering:pixelated] ${made ? '' : 'opacity-10'}`}
        />
        <div className="absolute inset-6 grid place-items-center">{children}</div>
      </div>
    </div>
  )
}

/** The code next to the buttons, which on a phone stay in sight while the code itself is further down. */
function SmallCode({ design }: { readonly design: Design | undefined }) {
  const ref = usePainted(design)
  return (
    <canvas
      ref={ref}
      aria-hidden
      width={256}
      height={256}
      className="size-10 shrink-0 object-contain lg:hidden"
    />
  )
}

function usePainted(design: Design | undefined) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = ref.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    if (!design) return pen.clearRect(0, 0, canvas.width, canvas.height)
    const layout = designLayout(design)
    canvas.width = layout.width
    canvas.height = layout.height
    paintCode(pen, design, layout)
  }, [design])
  return ref
}
