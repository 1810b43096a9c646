import { withBase } from '#lib/net/base-path.ts'
import { type Head, pageHead } from '../catalog/head.ts'
import { buttonClass } from '../ui/button.tsx'
import { Message } from '../ui/page-text.tsx'

export const head = (): Head => ({
  ...pageHead('Page not found', 'There is nothing at this address.', '/'),
  status: 404,
})

export default function NotFoundPage() {
  return (
    <Message
      title="Oops! Page not found"
      text="There is nothing at this address. It may have been typed wrongly, or the page has moved."
    >
      <a href={withBase('/')} className={buttonClass({ kind: 'go' })}>
        Return to Home
      </a>
    </Message>
  )
}
