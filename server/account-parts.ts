import type { Dependencies } from './dependencies.ts'
import type { AccountPart } from './features/accounts/account-store.ts'
import { newsletterPart } from './features/newsletter/newsletter-part.ts'
import { planPart } from './features/plans/plans-routes.ts'
import { syncPart } from './features/sync/sync-store.ts'

/** Data that the features store about an account: all of it is in its download, and deleted with it. */
export function accountParts(dependencies: Dependencies): readonly AccountPart[] {
  return [syncPart(dependencies), planPart(dependencies), newsletterPart(dependencies)]
}
