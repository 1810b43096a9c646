import { lazy, Suspense, useState } from 'react'
import { staticPart } from '#web/ui/static-part.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DecodeTab } from './decode-tab.tsx'
import { type EncodeForm, NEW_FORM } from './encode-form.ts'
import { useJwt } from './use-jwt.ts'

const EncodeTab = lazy(() => import('./encode-tab.tsx'))
const TABS = ['Decode', 'Encode'] as const

const help = staticPart('help', () => import('./help.tsx'))

export default function JwtDecoderPage() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('Decode')
  const [form, setForm] = useState(NEW_FORM)
  const tool = useJwt()
  const { setText } = tool
  const change = (fields: Partial<EncodeForm>) => setForm((now) => ({ ...now, ...fields }))
  const decode = (token: string) => {
    setText(token)
    setTab('Decode')
  }
  return (
    <>
      <Tabs label="Direction" tabs={TABS} chosen={tab} onChoose={setTab}>
        {tab === 'Decode' ? (
          <DecodeTab tool={tool} />
        ) : (
          <Suspense fallback={<div className="min-h-96" />}>
            <EncodeTab form={form} onChange={change} onClear={() => setForm(NEW_FORM)} onDecode={decode} />
          </Suspense>
        )}
      </Tabs>
      {help}
    </>
  )
}
