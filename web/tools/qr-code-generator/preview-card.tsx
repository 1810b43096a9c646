import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { Card } from '#web/ui/result.tsx'
import Download from '~icons/lucide/download'
import { CodeCanvas } from './code-canvas.tsx'
import { CodeFacts } from './code-facts.tsx'
import { CopyImageButton } from './copy-image-button.tsx'
import { madeCode } from './made-code.ts'
import { useCheck } from './reading/use-check.ts'
import { VerdictLine } from './reading/verdict-line.tsx'
import { SizeField } from './size-field.tsx'
import type { QrTool } from './use-qr-tool.ts'
import { copyCode, savePdf, savePng, saveSvg, saveWebp } from './use-saving.ts'

/** The code as it will be, whether it scans, and the ways to take it along. */
export default function PreviewCard({ tool }: { readonly tool: QrTool }) {
  const made = madeCode(tool)
  const design = made.ok ? made.value.design : undefined
  const check = useCheck(tool.isOwn ? design : undefined, made.ok ? made.value.text : '')
  return (
    <Card className="lg:sticky lg:top-18 lg:row-span-2">
      <div className="flex flex-col gap-3">
        <CodeCanvas made={made.ok ? made.value : undefined} />
        <VerdictLine check={check} design={design} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            kind="go"
            icon={<Download size={16} aria-hidden />}
            isSoftDisabled={!design}
            onClick={() => savePng(tool)}
          >
            Download
          </Button>
          <Button isSoftDisabled={!design} onClick={() => saveSvg(tool)}>
            Download SVG
          </Button>
          <CopyImageButton copy={() => copyCode(tool)} isSoftDisabled={!design} />
          <MoreFormats tool={tool} />
        </div>
        <SizeField tool={tool} />
        {design && <CodeFacts design={design} />}
        <Announcer text={check.kind === 'doubtful' ? 'This design may not scan' : ''} />
      </div>
    </Card>
  )
}

const SIDES = [1024, 2048, 4096] as const

function MoreFormats({ tool }: { readonly tool: QrTool }) {
  const items = [
    ...SIDES.map((side) => ({
      label: `PNG, ${side} px`,
      onChoose: () => savePng(tool, side),
    })),
    { label: 'WebP', onChoose: () => saveWebp(tool) },
    { label: 'PDF', onChoose: () => savePdf(tool) },
  ]
  return <MenuButton label="More formats" items={items} />
}
