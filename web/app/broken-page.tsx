import { Button } from '../ui/button.tsx'
import { Message } from '../ui/page-text.tsx'
import { isMissingChunk } from './missing-chunk.ts'

/** The screen for errors that no page answers. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const [title, text] = isMissingChunk(error)
    ? [
        'This page is older than the site',
        'A part of it could not be loaded. Your input comes back when the page is loaded again.',
      ]
    : [
        'Unexpected Application Error!',
        'Something went wrong on our side, and this page stopped. Everything that was kept in this browser is still there.',
      ]
  return (
    <div role="alert">
      <Message title={title} text={text}>
        <Button kind="go" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </Message>
    </div>
  )
}
