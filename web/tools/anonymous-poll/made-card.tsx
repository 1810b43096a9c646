import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Card } from '#web/ui/result.tsx'
import Share2 from '~icons/lucide/share-2'
import { authorPath, type OwnPoll, pollPath } from './own-polls.ts'
import { useSharePoll } from './use-share-poll.ts'

const QrImage = lazy(() => import('#web/ui/qr-image.tsx'))

type MadeCardProps = { readonly poll: OwnPoll; readonly onNew: () => void }

/** A poll that was made a moment ago: its link, selected, its QR code, and the ways to those who shall vote. */
export default function MadeCard({ poll, onNew }: MadeCardProps) {
  const link = useRef<HTMLInputElement>(null)
  const share = useSharePoll()
  const id = useId()
  const { question, secret } = poll
  const url = location.origin + pollPath(poll.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next poll's link is selected as well
  useEffect(() => {
    link.current?.focus()
    link.current?.select()
  }, [url])
  return (
    <Card className="mb-4">
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 dir="auto" className="min-w-0 py-2 font-semibold text-base [overflow-wrap:anywhere]">
          {question}
        </h2>
        <Button size="small" kind="quiet" onClick={onNew} className="shrink-0">
          New poll
        </Button>
      </div>
      <div className="grid grid-cols-1 items-center justify-items-center gap-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid w-full gap-3">
          <div>
            <label htmlFor={id} className="mb-1 block font-medium text-sm">
              Link for voters
            </label>
            <input
              ref={link}
              id={id}
              readOnly
              className="field font-mono text-code"
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
          <CopyButton text={url} kind="go" size="normal" />
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            <Button
              size="small"
              icon={<Share2 size={15} aria-hidden className="max-sm:hidden" />}
              onClick={() => share(poll)}
            >
              Send link
            </Button>
            <a href={pollPath(poll.id)} className={buttonClass({ size: 'small' })}>
              Open
            </a>
            {secret !== undefined && (
              <a href={authorPath({ id: poll.id, secret })} className={buttonClass({ size: 'small' })}>
                Manage
              </a>
            )}
          </div>
        </div>
        <Suspense fallback={<div className="size-48" />}>
          <QrImage url={url} label="QR code of the poll’s link" />
        </Suspense>
      </div>
    </Card>
  )
}
