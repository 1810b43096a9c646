import { CopyButton } from '#web/ui/copy-button.tsx'
import type { Answer } from './exchange.ts'

/** The headers that the server lets a page read. */
export function HeaderList({ answer: { headers, isRedirected, url } }: { readonly answer: Answer }) {
  const text = headers.map(([name, value]) => `${name}: ${value}`).join('\n')
  return (
    <div className="grid content-start gap-3 p-3.5">
      {isRedirected && (
        <p className="text-sm [overflow-wrap:anywhere]">
          Redirected to <span className="font-mono">{url}</span>
        </p>
      )}
      <table aria-label="Response headers" className="w-full table-fixed text-left text-code">
        <thead className="sr-only">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody className="font-mono">
          {headers.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a header may come twice, and the list never changes
            <tr key={index} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="w-2/5 py-1.5 pr-3 font-medium [overflow-wrap:anywhere]">
                {name}
              </th>
              <td className="py-1.5 text-ink-soft [overflow-wrap:anywhere]">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
        <CopyButton label="Copy headers" text={text} />
        <p className="min-w-0 flex-1 basis-60">
          A page sees what the server exposes (Access-Control-Expose-Headers), and never Set-Cookie.
        </p>
      </div>
    </div>
  )
}
