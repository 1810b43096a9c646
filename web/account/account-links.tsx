import { useEffect } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { accountHint } from '../platform/account-hint.ts'
import { isDisabled } from '../platform/site-config.ts'
import { usePersisted } from '../platform/store/persisted.ts'
import { askAccount, signOut } from './ask-account.ts'
import { showProblem } from './show-problem.ts'

/** In the navigation bar of who is signed in. */
export default function AccountLinks({ className }: { readonly className: string }) {
  const [email] = usePersisted(accountHint)
  // The session might have ended elsewhere; without the server the hint remains.
  useEffect(() => {
    askAccount().catch(() => {})
    import('../sync/sync-loop.ts').then(
      ({ startSyncLoop }) => startSyncLoop(),
      () => {},
    )
  }, [])
  if (isDisabled('/auth')) return null
  const leave = () => signOut().then(() => location.assign(withBase('/')), showProblem)
  return (
    <>
      <a href={withBase('/account')} className={`${className} md:max-w-28 lg:max-w-36 xl:max-w-48`}>
        <span className="truncate">{email}</span>
      </a>
      <button type="button" className={className} onClick={leave}>
        Sign Out
      </button>
    </>
  )
}
