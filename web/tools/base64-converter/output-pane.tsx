import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { decodeText } from '#lib/text/charset.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { TextResult } from '#web/ui/split-editor.tsx'
import { type Base64Tool, outputName } from './use-base64.ts'

export function OutputPane({ tool }: { readonly tool: Base64Tool }) {
  const { options, answer, isCurrent, progress, isCanceled, cancel, runAgain } = tool
  const isReady = answer !== undefined && isCurrent
  const isText = answer?.kind === 'encoded' || answer?.isText === true
  return (
    <TextResult
      label="Output"
      text={answer?.shown ?? ''}
      shown={answer && !isText ? <span className="whitespace-pre">{answer.shown}</span> : undefined}
      actions={
        <>
          <CopyButton text={() => wholeText(tool)} disabled={!isReady || !isText} />
          <DownloadButton
            content={() => answer?.blob ?? ''}
            fileName={answer ? outputName(answer) : ''}
            disabled={!isReady}
            kind="go"
          />
        </>
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
    </TextResult>
  )
}

/**
 * Returns the whole text; short text is copied as shown, since `Blob.text` would drop a BOM and only supports UTF-8.
 */
async function wholeText({ answer, options }: Base64Tool): Promise<string> {
  if (!answer) return ''
  if (answer.isWhole || answer.kind === 'encoded') return answer.isWhole ? answer.shown : answer.blob.text()
  return decodeText(new Uint8Array(await answer.blob.arrayBuffer()), options.charset) ?? ''
}
