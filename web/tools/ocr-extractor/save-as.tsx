import { useState } from 'react'
import { toHocr } from '#lib/ocr/formats/to-hocr.ts'
import { toJson } from '#lib/ocr/formats/to-json.ts'
import { languageTag } from '#lib/ocr/language-name.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { download } from '#web/platform/download.ts'
import { runInWorker } from '#web/platform/worker/run-in-worker.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { createExportWorker } from './create-export-worker.ts'
import type { ListedScan } from './listed-scan.ts'
import type { ExportJob } from './scan-job.ts'
import { editedPages, type ScanText } from './scan-text.ts'
import type { Languages } from './use-languages.ts'

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type SaveAsProps = {
  readonly scan: ListedScan
  readonly result: ScanText
  readonly languages: Languages
}

/** Renders the export formats with more than the text, including all corrections. */
export function SaveAs({ scan, result, languages }: SaveAsProps) {
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { file, document } = scan
  const name = file.name.replace(/\.[^.]+$/, '')
  const codes = languages.chosen.map(({ code }) => code)
  const language = languageTag(codes[0] ?? '')
  const save = async (job: ExportJob, fileName: string, type: string) => {
    setMaking(true)
    setProblem(undefined)
    try {
      const result = await runInWorker<ExportJob, Uint8Array<ArrayBuffer>>(createExportWorker, job)
      if (result.ok) download(new Blob([result.value], { type }), fileName)
      else setProblem(result.problem)
    } catch {
      setProblem({ message: `${fileName} could not be made.`, detail: '' })
    }
    setMaking(false)
  }
  const savePdf = () => {
    const { password } = document.source
    save({ kind: 'searchable', file, password, pages: editedPages(result) }, `${name}_searchable.pdf`, PDF)
  }
  const saveWord = () =>
    save(
      { kind: 'word', title: name, language, createdAt: new Date(), pages: editedPages(result) },
      `${name}.docx`,
      DOCX,
    )
  const saveHocr = () =>
    download(toHocr(editedPages(result), file.name, language), `${name}.hocr`, 'text/html;charset=utf-8')
  const saveJson = () =>
    download(toJson(editedPages(result), file.name, codes), `${name}.json`, 'application/json')
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t px-3.5 py-2">
      <span aria-hidden className="text-ink-soft text-sm max-sm:hidden">
        Download
      </span>
      <Button size="small" aria-label="Download searchable PDF" isSoftDisabled={isMaking} onClick={savePdf}>
        Searchable PDF
      </Button>
      <Button size="small" aria-label="Download Word" isSoftDisabled={isMaking} onClick={saveWord}>
        Word
      </Button>
      <Button size="small" aria-label="Download hOCR" onClick={saveHocr}>
        hOCR
      </Button>
      <Button size="small" aria-label="Download JSON" onClick={saveJson}>
        JSON
      </Button>
      <Alert problem={problem} />
    </div>
  )
}
