import { lazy, Suspense, useId } from 'react'
import { useHistoryState } from '#web/platform/use-history-state.ts'
import { staticIsland } from '#web/ui/islands.tsx'
import { TabList, TabPanel } from '#web/ui/tabs.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { DecodeTab } from './decode-tab.tsx'
import { type EncodeForm, NEW_FORM } from './encode-form.ts'
import { EXAMPLES } from './examples.ts'
import { useJwt } from './use-jwt.ts'

const EncodeTab = lazy(() => import('./encode-tab.tsx'))
const TABS = ['Decode', 'Encode'] as const

const help = staticIsland('help', () => import('./help.tsx'))

export default function JwtDecoderPage() {
  const [tab, setTab] = useHistoryState<(typeof TABS)[number]>('tab', 'Decode')
  const [form, setForm] = useHistoryState('form', NEW_FORM)
  const tool = useJwt()
  const id = useId()
  const { setText } = tool
  const isDecoding = tab === 'Decode'
  const change = (fields: Partial<EncodeForm>) => setForm((now) => ({ ...now, ...fields }))
  const decode = (token: string) => {
    setText(token)
    setTab('Decode')
  }
  /** Puts a published token and its key in; they are fetched when one is chosen. */
  const show = async (title: string) => {
    const { RFC_VECTORS } = await import('./rfc-vectors.ts')
    const vector = RFC_VECTORS.find(({ name }) => name === title)
    if (!vector) return
    decode(vector.token)
    tool.setKeyText(vector.publicKey)
    tool.set({ encoding: 'utf-8' })
  }
  return (
    <>
      <ToolBar
        mode={<TabList label="Mode" id={id} tabs={TABS} chosen={tab} onChoose={setTab} />}
        examples={EXAMPLES}
        onExample={show}
        onClear={isDecoding ? tool.clear : () => setForm(NEW_FORM)}
        isEmpty={isDecoding && tool.text === '' && tool.keyText === ''}
      />
      <TabPanel id={id} chosen={tab}>
        {isDecoding ? (
          <DecodeTab tool={tool} examples={EXAMPLES} onExample={show} />
        ) : (
          <Suspense fallback={<div className="min-h-96" />}>
            <EncodeTab form={form} onChange={change} onDecode={decode} />
          </Suspense>
        )}
      </TabPanel>
      {help}
    </>
  )
}
