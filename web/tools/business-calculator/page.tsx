import { useId, useMemo } from 'react'
import { hasHints } from '#lib/numbers/field-hints.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { TabList, TabPanel } from '#web/ui/tabs.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { usePersistedForm } from '#web/ui/use-persisted-form.ts'
import { AnswersCard } from './answers-card.tsx'
import { allFields, BusinessForm, TAB_NAMES, TABS } from './business-form.ts'
import { FieldsCard } from './fields-card.tsx'
import { readFigures } from './figures.ts'
import { FirstAnswers } from './first-answers.tsx'

const store = toolState('business-calculator', BusinessForm)

const help = staticIsland('help', () => import('./help.tsx'))

export default function BusinessCalculatorPage() {
  const { form, change, replace, clear, linkProblem } = usePersistedForm(store, BusinessForm)
  const locale = useLocale()
  const id = useId()
  const tab = TABS.find(({ name }) => name === form.tab) ?? TABS[0]
  const fields = allFields(form)
  const { figures, hints } = useMemo(
    () => readFigures(allFields(form), Object.values(tab.groups).flat()),
    [form, tab],
  )
  const showExample = async () => {
    const { EXAMPLES } = await import('./examples.ts')
    replace({ ...form, fields: { ...form.fields, ...EXAMPLES[form.tab] } }, 'Example opened')
  }
  const answers = tab.answers(figures)
  const writer = { currency: form.currency, locale }
  return (
    <>
      <ToolBar
        mode={
          <TabList
            label="Mode"
            id={id}
            tabs={TAB_NAMES}
            chosen={form.tab}
            onChoose={(name) => change({ tab: name })}
          />
        }
        share={() => form}
        examples={[{ title: 'Example' }]}
        onExample={showExample}
        onClear={clear}
      />
      <div className="flex flex-col gap-4">
        <Alert problem={linkProblem} />
        <TabPanel id={id} chosen={form.tab}>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <FieldsCard
              groups={tab.groups}
              fields={fields}
              hints={hints}
              writer={writer}
              onCurrency={(currency) => change({ currency })}
              onField={(name, text) => change({ fields: { ...form.fields, [name]: text } })}
            >
              <FirstAnswers tab={form.tab} answers={answers} writer={writer} />
            </FieldsCard>
            <AnswersCard
              key={form.tab}
              tab={form.tab}
              answers={answers}
              figures={figures}
              hasInvalidField={hasHints(hints)}
              writer={writer}
              onExample={showExample}
            />
          </div>
        </TabPanel>
        {help}
      </div>
    </>
  )
}
