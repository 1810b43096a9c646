import { useMemo } from 'react'
import { toolState } from '#web/browser/store/tool-state.ts'
import { useLocale } from '#web/browser/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { staticPart } from '#web/ui/static-part.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useKeptForm } from '#web/ui/use-kept-form.ts'
import { AnswersCard } from './answers-card.tsx'
import { allFields, BusinessForm, TAB_NAMES, TABS } from './business-form.ts'
import { FieldsCard } from './fields-card.tsx'
import { readFigures } from './figures.ts'

const store = toolState('business-calculator', BusinessForm)

const help = staticPart('help', () => import('./help.tsx'))

export default function BusinessCalculatorPage() {
  const { form, change, clear, linkProblem } = useKeptForm(store, BusinessForm)
  const locale = useLocale()
  const tab = TABS.find(({ name }) => name === form.tab) ?? TABS[0]
  const fields = allFields(form)
  const { figures, hints } = useMemo(
    () => readFigures(allFields(form), Object.values(tab.groups).flat()),
    [form, tab],
  )
  const writer = { currency: form.currency, locale }
  return (
    <div className="flex flex-col gap-4">
      <Alert problem={linkProblem} />
      <Tabs label="Calculation" tabs={TAB_NAMES} chosen={form.tab} onChoose={(name) => change({ tab: name })}>
        <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <FieldsCard
            groups={tab.groups}
            fields={fields}
            hints={hints}
            writer={writer}
            onField={(name, text) => change({ fields: { ...form.fields, [name]: text } })}
            onCurrency={(currency) => change({ currency })}
          />
          <AnswersCard
            key={form.tab}
            tab={form.tab}
            answers={tab.answers(figures)}
            figures={figures}
            writer={writer}
            shareState={() => form}
            onClear={clear}
          />
        </div>
      </Tabs>
      {help}
    </div>
  )
}
