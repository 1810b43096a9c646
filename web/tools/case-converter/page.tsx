import { Alert } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { DropArea, FileButton } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Pane, TextPane } from '#web/ui/pane.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CaseCard } from './case-card.tsx'
import { CASES, type CaseName } from './cases.ts'
import { OptionsBar } from './options-bar.tsx'
import { type CaseConverter, FILE_TYPES, useCaseConverter } from './use-case-converter.ts'

const help = staticIsland('help', () => import('./help.tsx'))

const PROBLEM_ID = 'case-converter-problem'

export default function CaseConverterPage() {
  const converter = useCaseConverter()
  const { text, converted, isWhole, convertWhole } = converter
  const isEmpty = text === ''
  const clear = () => {
    const undo = converter.clear()
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
  }
  const use = async (name: CaseName) => {
    const undo = converter.replaceText(await convertWhole([name]))
    showToast({ title: `The input is now ${name}`, action: { label: 'Undo', onAct: undo } })
  }
  return (
    <>
      <DropArea onFiles={converter.takeFiles} invitation="Drop a text file of up to 50 MB">
        <OptionsBar converter={converter} onClear={clear} />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <InputPane converter={converter} />
          <section className="overflow-hidden rounded-card border border-line bg-surface shadow-lift">
            <header className="flex min-h-13 flex-wrap items-center gap-1.5 border-line border-b px-3.5 py-1.5">
              <h2 className="mr-auto font-semibold text-sm">All cases</h2>
              {!isWhole && (
                <p className="text-ink-soft text-sm">This is the beginning. Copy gives all of it.</p>
              )}
              <CopyButton label="Copy all" text={() => convertWhole(CASES)} disabled={isEmpty} />
              <DownloadButton content={() => convertWhole(CASES)} fileName="cases.txt" disabled={isEmpty} />
            </header>
            <Progress fraction={converter.progress} label="Converting…" onCancel={converter.cancel} />
            <ul className="divide-y divide-line">
              {converted.map((each) => (
                <li key={each.name} className="min-w-0">
                  <CaseCard
                    converted={each}
                    isEmpty={isEmpty}
                    onWhole={() => convertWhole([each.name])}
                    onUse={() => use(each.name)}
                    onReroll={each.name === 'RanDoM CaSe' ? converter.reroll : undefined}
                  />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </DropArea>
      {help}
    </>
  )
}

function InputPane({ converter }: { readonly converter: CaseConverter }) {
  const { state, longName, problem, size } = converter
  const actions = <FileButton accept={FILE_TYPES} onFiles={converter.takeFiles} />
  const number = (count: number | undefined) => count?.toLocaleString('en') ?? '—'
  const foot = (
    <>
      <span className="min-w-36!">{`${number(size?.characters)} characters`}</span>
      <span>{`${number(size?.words)} words`}</span>
    </>
  )
  const alert = problem && <Alert problem={problem} id={PROBLEM_ID} />
  return (
    <div className="grid h-48 sm:h-52 grid-rows-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-lift [--pane:0] lg:h-[37rem]">
      {longName ? (
        <Pane title="Text" actions={actions} foot={foot}>
          {alert}
          <p className="p-3.5">
            <span className="font-medium [overflow-wrap:anywhere]">{longName}</span> is too long for a text
            box. All of it is converted.
          </p>
        </Pane>
      ) : (
        <TextPane
          label="Text"
          value={state.text}
          onChange={converter.setText}
          actions={actions}
          foot={foot}
          isProse
          errorId={problem && PROBLEM_ID}
          placeholder="Type or paste text or a variable’s name, or drop a text file."
        >
          {alert}
        </TextPane>
      )}
    </div>
  )
}
