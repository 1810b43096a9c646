import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { decodeLabeled } from '#lib/text/decode-labeled.ts'
import { hasHugeLine } from '#lib/text/has-huge-line.ts'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import { download } from '#web/platform/download.ts'
import { runInWorker } from '#web/platform/worker/run-in-worker.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerDocument } from '#web/platform/worker/use-worker-document.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import type { WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { JsonColors } from '#web/ui/json-colors.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import FileDown from '~icons/lucide/file-down'
import { createBodyWorker } from '../use-body-worker.ts'
import type { BodyJob, BodySource, ShownBody } from './body-job.ts'
import { BodySearch } from './body-search.tsx'
import type { Answer } from './exchange.ts'
import { getFileName } from './file-name.ts'
import { getViews, isText, readMediaType, type View } from './media-type.ts'

/** Number of bytes sufficient to detect the file type. */
const BEGINNING_BYTES = 64

/** Time to decode a part of an event stream after the next one has arrived. */
const DECODING_MS = 1000

const JsonTree = lazy(() => import('#web/ui/json-tree.tsx'))
const MediaView = lazy(() => import('#web/ui/media-view.tsx'))

type BodyViewProps = {
  readonly answer: Answer
  /** Whether more of the body is to come. */
  readonly isPartial?: boolean
  /** Actions next to the save button. */
  readonly actions: ReactNode
}

/** The body of an answer, in the view that the visitor chooses. */
export function BodyView({ answer, isPartial = false, actions }: BodyViewProps) {
  const { body, contentType } = answer
  const { essence } = readMediaType(contentType)
  const views = getViews(essence)
  const [chosen, choose] = useState<View>()
  const view = chosen !== undefined && views.includes(chosen) ? chosen : views[0]
  const queue = useWorkerQueue(createBodyWorker)
  const source = useMemo<BodySource>(() => ({ body, contentType }), [body, contentType])
  const workerDocument = useWorkerDocument(source)
  const job = useMemo<BodyJob | undefined>(
    () => (body.size === 0 ? undefined : { kind: 'show', body, contentType, view }),
    [body, contentType, view],
  )
  // The previous part remains visible until the next one is decoded.
  const { last } = useLiveJob<BodyJob, ShownBody>(queue, job, isPartial ? { gracePeriodMs: DECODING_MS } : {})
  const result = last !== undefined && (last.job === job || isPartial) ? last.result : undefined
  const shown = result?.ok ? result.value : undefined
  const region = useRef<HTMLElement>(null)
  const text = shown?.kind === 'text' ? shown.text : undefined
  // The search is there before the body, so that nothing moves when the body comes.
  const isTextComing = shown === undefined && body.size > 0 && isText(essence) && view !== 'Tree'
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5 px-3.5 pt-2.5">
        {views.length > 0 && body.size > 0 && <ViewChoice views={views} chosen={view} onChoose={choose} />}
        {(isTextComing || text !== undefined) && view !== 'Preview' && (
          <BodySearch key={isPartial ? 'partial' : (text?.length ?? 0)} text={text ?? ''} region={region} />
        )}
        <div className="ml-auto flex gap-1.5">
          <CopyButton
            text={() => wholeText(answer, shown)}
            labelClass="max-sm:sr-only"
            disabled={body.size === 0 || shown?.kind === 'media' || shown?.kind === 'bytes'}
          />
          <DownloadButton
            content={() => wholeContent(answer, shown)}
            fileName="api-response.txt"
            labelClass="max-sm:sr-only"
            disabled={body.size === 0}
            kind="go"
          />
        </div>
      </div>
      {shown && <StatusArea shown={shown} sizeBytes={body.size} />}
      <section
        ref={region}
        aria-label="Response"
        aria-busy={job !== undefined && shown === undefined}
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={`max-h-[70vh] min-h-48 flex-1 overflow-auto lg:h-0 lg:max-h-none p-3.5 font-mono text-code leading-relaxed outline-offset-[-2px] ${text !== undefined && hasHugeLine(text) ? 'whitespace-pre' : 'whitespace-pre-wrap [overflow-wrap:anywhere]'}`}
      >
        {body.size === 0 && <span className="font-sans text-ink-soft">No response body</span>}
        {shown && (
          <Shown shown={shown} body={body} view={view} queue={queue} workerDocument={workerDocument} />
        )}
      </section>
      {body.size > 0 && (
        <div className="mt-auto flex flex-wrap items-center gap-2 border-line border-t bg-sunken px-3.5 py-2 text-ink-soft text-sm">
          <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
            {contentType || 'No Content-Type'}
          </span>
          {actions}
          <SaveFile answer={answer} />
        </div>
      )}
    </>
  )
}

type ViewChoiceProps = {
  readonly views: readonly View[]
  readonly chosen: View | undefined
  readonly onChoose: (view: View) => void
}

function ViewChoice({ views, chosen, onChoose }: ViewChoiceProps) {
  return (
    <fieldset aria-label="View" className="flex rounded-full bg-sunken p-0.5">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
          className={`min-h-control rounded-full px-3 text-sm ${view === chosen ? 'bg-surface text-ink shadow-lift' : 'text-ink-soft hover:text-ink'}`}
        >
          {view}
        </button>
      ))}
    </fieldset>
  )
}

type ShownProps = {
  readonly shown: ShownBody
  readonly body: Blob
  readonly view: View | undefined
  readonly queue: WorkerQueue
  readonly workerDocument: WorkerDocument<BodySource> | undefined
}

function Shown({ shown, body, view, queue, workerDocument }: ShownProps): ReactNode {
  switch (shown.kind) {
    case 'text':
      if (view === 'Preview') return <PagePreview html={shown.text} />
      return shown.isJson ? <JsonColors text={shown.text} /> : <LongText text={shown.text} />
    case 'tree':
      return (
        workerDocument && (
          <div className="whitespace-normal font-sans">
            <Suspense>
              <JsonTree document={shown.document} queue={queue} workerDocument={workerDocument} />
            </Suspense>
          </div>
        )
      )
    case 'media':
      return (
        <Suspense>
          <MediaView blob={body} mediaType={shown.mediaType} label="The response" />
        </Suspense>
      )
    case 'bytes':
      return <span className="whitespace-pre">{shown.hex}</span>
  }
}

/** A page as it would look, without scripts, forms, or anything fetched from elsewhere. */
function PagePreview({ html }: { readonly html: string }) {
  const still = useMemo(() => withoutActions(html), [html])
  return (
    <iframe
      title="Page preview"
      sandbox=""
      srcDoc={still}
      className="h-[60vh] w-full rounded-control border border-line bg-white"
    />
  )
}

/** The sandbox and the page's policy stop all of this too; without it there is nothing to be stopped. */
function withoutActions(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const acting = 'script, iframe, frame, object, embed, link, base, meta[http-equiv]'
  for (const element of page.querySelectorAll(acting)) element.remove()
  return page.documentElement.outerHTML
}

function StatusArea({ shown, sizeBytes }: { readonly shown: ShownBody; readonly sizeBytes: number }) {
  return (
    <div className="grid gap-2 px-3.5 pt-2.5 empty:hidden">
      {shown.kind === 'text' && shown.jsonProblem !== '' && <Note>{shown.jsonProblem}</Note>}
      {shown.kind === 'text' && !shown.isWhole && (
        <Note tone="plain">
          This is the beginning, as it came. Copy and Download give all of it ({formatBytes(sizeBytes)}).
        </Note>
      )}
      {shown.kind === 'bytes' && (
        <Note tone="plain">
          Bytes that are no text{shown.extension && `: a ${shown.extension} file`}. Download saves them
          exactly.
        </Note>
      )}
    </div>
  )
}

/** Saves the bytes as received, under the name from the server or the URL. */
function SaveFile({ answer }: { readonly answer: Answer }) {
  const save = async () => {
    const start = new Uint8Array(await answer.body.slice(0, BEGINNING_BYTES).arrayBuffer())
    download(answer.body, getFileName(answer, start))
  }
  return (
    <Button size="small" onClick={save} icon={<FileDown size={15} aria-hidden />}>
      Save body as file
    </Button>
  )
}

/** Returns the whole text as displayed; of a tree or a preview, as text. */
async function wholeText({ body, contentType }: Answer, shown: ShownBody | undefined): Promise<string> {
  if (shown?.kind === 'text' && shown.isWhole) return shown.text
  if (shown?.kind === 'text')
    return decodeLabeled(new Uint8Array(await body.arrayBuffer()), readMediaType(contentType).charset).text
  const result = await runInWorker<BodyJob, ShownBody>(createBodyWorker, {
    kind: 'show',
    body,
    contentType,
    view: 'Pretty',
  })
  return result.ok && result.value.kind === 'text' ? result.value.text : ''
}

/** Returns the whole content; a body that cannot be shown completely as text is saved byte for byte. */
async function wholeContent(answer: Answer, shown: ShownBody | undefined): Promise<Blob | string> {
  const isText = shown?.kind === 'tree' || (shown?.kind === 'text' && shown.isWhole)
  return isText ? wholeText(answer, shown) : answer.body
}
