import type { ToolExample } from '#web/catalog/tool.ts'
import QrImage from '#web/ui/qr-image.tsx'

const TEXT = 'https://example.com/menu'

/** A code for an address. */
export const example: ToolExample = {
  caption: 'The address of a menu',
  state: { mode: 'Create', kind: 'Text or URL', text: TEXT },
  Drawing: () => (
    <span className="size-34 *:w-34">
      <QrImage url={TEXT} label="" />
    </span>
  ),
}
