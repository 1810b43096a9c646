import { useEffect, useState } from 'react'
import type { Tool } from '../catalog/tool.ts'
import { policyInForce } from '../platform/policy-in-force.ts'
import { getSentRequests } from '../platform/record-requests.ts'
import { useSentText } from '../platform/sent-requests.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Dialog about the data that a tool's page sends, the policy enforced by the browser, and how to verify it. */
export function PrivacyDialog({ tool, onClose }: { readonly tool: Tool; readonly onClose: () => void }) {
  const [policy, setPolicy] = useState<string>()
  useEffect(() => {
    policyInForce().then(setPolicy)
  }, [])
  const sentText = useSentText()
  const requests = getSentRequests()
  const reach = policy && /connect-src ([^;]*)/.exec(policy)?.[1]
  return (
    <Dialog title="What leaves this page" onClose={onClose}>
      <div className="grid gap-3">
        <p>{sent(tool)}</p>
        <h3 className="font-semibold">Since you opened this page: {sentText}</h3>
        <p>
          Your browser’s own record, without the files of this site. Browsers tell a page the addresses of its
          requests, not their size.
        </p>
        {requests.length > 0 && (
          <ul translate="no" className="max-h-40 overflow-y-auto font-mono text-sm [overflow-wrap:anywhere]">
            {countEqual(requests).map(([address, count]) => (
              <li key={address}>
                {address}
                {count > 1 && ` × ${count}`}
              </li>
            ))}
          </ul>
        )}
        <h3 className="font-semibold">The rule that your browser enforces</h3>
        {reach && (
          <p>
            {reach.trim() === "'self'"
              ? 'This page may connect to the site that it came from, and to no other.'
              : 'This page may connect to the addresses that you enter.'}
          </p>
        )}
        <section
          aria-label="Content-Security-Policy"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the dialog may be longer than the screen, and has nothing else to focus
          tabIndex={0}
          className="overflow-x-auto rounded-control bg-sunken p-3"
        >
          <pre translate="no" className="whitespace-pre-wrap font-mono text-sm">
            {policy === undefined
              ? 'Reading the policy…'
              : policy.replaceAll(/;\s*/g, ';\n') || 'This page came without a policy.'}
          </pre>
        </section>
        <h3 className="font-semibold">See for yourself</h3>
        <p>
          Open the developer tools of your browser (F12), choose “Network”, and use the tool: each request is
          listed there with all that it sends. Or turn the network off and try: what runs on your device goes
          on working.
        </p>
      </div>
    </Dialog>
  )
}

function countEqual(addresses: readonly string[]): readonly (readonly [address: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1)
  return [...counts]
}

function sent({ title, reach, isShared }: Tool): string {
  if (reach)
    return `${title} sends what you enter to the address that you enter. This server gets none of it.`
  if (isShared)
    return 'This server gets everything you share, and passes it on to the people you share it with. Everything else stays on this device.'
  return 'Nothing that you put in. The page and its scripts come from the server; your text and files stay on this device. If you are signed in, what the tool saves for your account is synced.'
}
