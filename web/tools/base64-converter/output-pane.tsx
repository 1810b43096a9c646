import { lazy, Suspense } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { decodeText } from '#lib/text/charset.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { isMedia } from '#web/ui/is-media.ts'
import { Pane, ResultText } from '#web/ui/pane.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Views } from '#web/ui/views.tsx'
import { StatisticsFoot } from './statistics-foot.tsx'
import { type Base64Tool, outputName } from './use-base64.ts'

/** Shorter text is large. */
const MAX_LARGE_LENGTH = 200

const CopyDecodedButton = lazy(() => import('./copy-decoded-button.tsx'))
const Preview = lazy(() => import('./preview.tsx'))

/** The converted text; of decoded media a preview, and its bytes behind a second tab. */
export function OutputPane({ tool }: { readonly tool: Base64Tool }) {
  const { answer, isCurrent } = tool
  const isReady = answer !== undefined && isCurrent
  const mediaType = (answer?.kind === 'decoded' && answer.fileType?.mediaType) || ''
  const actions = (
    <>
      {answer && mediaType.startsWith('image/') && !isTextual(answer) ? (
        <Suspense>
          <CopyDecodedButton blob={answer.blob} mediaType={mediaType} isSoftDisabled={!isReady} />
        </Suspense>
      ) : (
        <CopyButton
          text={() => wholeText(tool)}
          labelClass="max-sm:sr-only"
          disabled={!isReady || !isTextual(answer)}
        />
      )}
      <DownloadButton
        content={() => answer?.blob ?? ''}
        fileName={answer ? outputName(answer) : ''}
        labelClass="max-sm:sr-only"
        disabled={!isReady}
        kind="go"
      />
    </>
  )
  const text = <OutputText tool={tool} />
  const foot = <StatisticsFoot statistics={answer?.statistics} />
  if (answer?.kind === 'decoded' && answer.fileType && isMedia(mediaType))
    return (
      <Views
        label="View"
        views={{
          Preview: (
            <Suspense>
              <Preview blob={answer.blob} fileType={answer.fileType} />
            </Suspense>
          ),
          Bytes: text,
        }}
        actions={actions}
        foot={foot}
      />
    )
  return (
    <Pane title="Output" actions={actions} foot={foot}>
      {text}
    </Pane>
  )
}

function OutputText({ tool }: { readonly tool: Base64Tool }) {
  const { options, answer, progress, isCanceled, cancel, runAgain } = tool
  const isText = isTextual(answer)
  return (
    <ResultText
      label="Output"
      text={answer?.shown ?? ''}
      shown={
        (answer &&
          (isText ? (
            answer.shown.length <= MAX_LARGE_LENGTH && <span className="text-xl">{answer.shown}</span>
          ) : (
            <span className="whitespace-pre">{answer.shown}</span>
          ))) ||
        undefined
      }
    >
      <Progress
        fraction={progress}
        label={options.mode === 'Encode' ? 'Encoding…' : 'Decoding…'}
        onCancel={cancel}
      />
      {isCanceled && (
        <>
          Cancelled.
          <Button size="small" onClick={runAgain}>
            {options.mode} again
          </Button>
        </>
      )}
      {answer?.kind === 'decoded' && answer.remark !== '' && (
        <Note tone="plain">
          {answer.remark}
          {answer.fileType && `: a ${answer.fileType.extension} file`}. Download saves them exactly.
        </Note>
      )}
      {answer && !answer.isWhole && (
        <p className="text-ink-soft text-sm">
          This is the beginning. {isText ? 'Copy and Download give' : 'Download gives'} all of it (
          {formatBytes(answer.blob.size)}).
        </p>
      )}
    </ResultText>
  )
}

function isTextual(answer: Base64Tool['answer']): boolean {
  return answer?.kind === 'encoded' || answer?.isText === true
}

/**
 * Returns the whole text; short text is copied as shown, since `Blob.text` would drop a BOM and only supports UTF-8.
 */
async function wholeText({ answer, options }: Base64Tool): Promise<string> {
  if (!answer) return ''
  if (answer.isWhole || answer.kind === 'encoded') return answer.isWhole ? answer.shown : answer.blob.text()
  return decodeText(new Uint8Array(await answer.blob.arrayBuffer()), options.charset) ?? ''
}
