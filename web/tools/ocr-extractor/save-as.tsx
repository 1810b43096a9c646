import { useState } from 'react'
import { toHocr } from '#lib/ocr/formats/to-hocr.ts'
import { toJson } from '#lib/ocr/formats/to-json.ts'
import { languageTag } from '#lib/ocr/language-name.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { download } from '#web/browser/download.ts'
import { runInWorker } from '#web/browser/worker/run-in-worker.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { createSearchableWorker } from './create-searchable-worker.ts'
import type { ListedScan } from './list/listed-scan.ts'
import type { SearchableJob } from './searchable-job.ts'
import { editedPages, type ScanText } from './text/scan-text.ts'
import type { Languages } from './use-languages.ts'

type SaveAsProps = {
  readonly scan: ListedScan
  readonly result: ScanText
  readonly languages: Languages
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The files that keep where the words stand, with all corrections. */
export function SaveAs({ scan, result, languages }: SaveAsProps) {
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { file, document } = scan
  const name = file.name.replace(/\.[^.]+$/, '')
  const codes = languages.chosen.map(({ code }) => code)
  const savePdf = async () => {
    setMaking(true)
    setProblem(undefined)
    try {
      const pages = editedPages(result)
      const outcome = await runInWorker<SearchableJob, Uint8Array<ArrayBuffer>>(createSearchableWorker, {
        file,
        password: document.opening.password,
        pages,
      })
      if (outcome.ok)
        download(new Blob([outcome.value], { type: 'application/pdf' }), `${name}_searchable.pdf`)
      else setProblem(outcome.problem)
    } catch {
      setProblem({ message: 'The searchable PDF could not be made.', detail: '' })
    }
    setMaking(false)
  }
  const saveWord = async () => {
    const [{ writeDocx }, { toDocument }] = await Promise.all([
      import('#lib/document/write-docx.ts'),
      import('#lib/ocr/formats/to-document.ts'),
    ])
    const about = { title: name, language: languageTag(codes[0] ?? ''), createdAt: new Date() }
    download(new Blob([writeDocx(toDocument(editedPages(result), about))], { type: DOCX }), `${name}.docx`)
  }
  const saveHocr = () =>
    download(
      toHocr(editedPages(result), file.name, languageTag(codes[0] ?? '')),
      `${name}.hocr`,
      'text/html;charset=utf-8',
    )
  const saveJson = () =>
    download(toJson(editedPages(result), file.name, codes), `${name}.json`, 'application/json')
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t px-3.5 py-2">
      <Button size="small" isResting={isMaking} onClick={savePdf}>
        Download searchable PDF
      </Button>
      <Button size="small" onClick={saveWord}>
        Download Word
      </Button>
      <Button size="small" onClick={saveHocr}>
        Download hOCR
      </Button>
      <Button size="small" onClick={saveJson}>
        Download JSON
      </Button>
      <Alert problem={problem} />
    </div>
  )
}
