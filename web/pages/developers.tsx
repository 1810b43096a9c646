import { pageHead } from '../catalog/head.ts'

export const head = () =>
  pageHead(
    'For developers',
    'What the tools of Sundry compute, as a command, for agents over MCP, and over HTTP: the same answers as on the pages.',
    '/developers',
  )

const COMMAND = `npm run --silent tool -- unit-convert 5 ft 11 in in cm
printf '{"id":12345678901234567890}' | npm run --silent tool -- json-format
npm run --silent tool -- pdf-merge a.pdf b.pdf -o merged.pdf
npm run --silent tool -- help loan`

const MCP = `{
  "mcpServers": {
    "sundry": {
      "command": "npm",
      "args": [
        "--prefix", "/path/to/sundry", "run", "--silent", "mcp",
        "--", "--allow", "/path/to/files"
      ]
    }
  }
}`

const CURL = `curl https://tools.example.org/api/run/loan \\
  -H 'Authorization: Bearer <token>' \\
  -d '{"amount":250000,"rate":3.5,"term":30}'

curl https://tools.example.org/api/run/pdf-merge \\
  -H 'Authorization: Bearer <token>' \\
  -F file=@a.pdf -F file=@b.pdf -o merged.pdf`

const PYTHON = `import json, urllib.request

request = urllib.request.Request(
    "https://tools.example.org/api/run/loan",
    data=json.dumps({"amount": 250000, "rate": 3.5, "term": 30}).encode(),
    headers={"Authorization": "Bearer <token>", "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["payment"])`

const JAVASCRIPT = `const response = await fetch('https://tools.example.org/api/run/loan', {
  method: 'POST',
  headers: { authorization: 'Bearer <token>', 'content-type': 'application/json' },
  body: JSON.stringify({ amount: 250000, rate: 3.5, term: 30 }),
})
const { payment } = await response.json()`

export default function DevelopersPage() {
  return (
    <article className="prose mx-auto max-w-3xl px-4 pt-10 sm:px-6">
      <h1 className="mb-5 font-bold text-3xl">For developers</h1>
      <p className="text-base">
        Programs can call what the tools compute: formatted JSON, merged PDFs, a loan to the cent. They get
        the same results, warnings and errors as you do on the pages.
      </p>
      <p>
        The command and the server for assistants run on your own computer, from a copy of Sundry with
        Node.js. No page of this site uses these interfaces: your work on a page stays in your browser.
      </p>
      <h2>Command</h2>
      <p>Input comes from arguments, a pipe or files, and the result goes to standard output.</p>
      <Code text={COMMAND} />
      <p>
        <code translate="no">list</code> shows every operation, <code translate="no">help loan</code> the
        options and examples of one, and <code translate="no">completion bash</code> (or zsh, fish) completes
        them in your shell. Warnings go to standard error. The exit code is 0 for a result, 1 for an error or
        a check that fails, 64 for an unknown operation, and 124 after the time limit.
      </p>
      <h2>Assistants, over MCP</h2>
      <p>
        A server for the Model Context Protocol offers each operation as a tool. It opens no connection, and
        uses files only in folders that you allow. This configuration suits most clients, in their file{' '}
        <code translate="no">mcp.json</code> or their settings:
      </p>
      <Code text={MCP} />
      <p>
        <code translate="no">--tools pdf,json</code> limits it to some tools.
      </p>
      <h2>HTTP</h2>
      <p>
        If the operator of a server gives you a token, it runs operations over HTTP, too.{' '}
        <code translate="no">GET /api/openapi.json</code> describes them for generators of clients. Without
        tokens, which is the default, nothing answers there.
      </p>
      <Code text={CURL} />
      <Code text={PYTHON} />
      <Code text={JAVASCRIPT} />
      <p>
        A result that is a JSON object has its warnings in <code translate="no">notes</code>; all results have
        them in the header <code translate="no">Sundry-Notes</code>. Errors are problem details (RFC 9457).
      </p>
      <h2>Strict, so that nothing is guessed</h2>
      <p>
        An unknown option, a missing figure, an option without effect and a value of the wrong type are errors
        that say how to correct them. <code translate="no">docs/operations.md</code>, in the source, lists all
        operations with their options, defaults, limits and examples.
      </p>
    </article>
  )
}

function Code({ text }: { readonly text: string }) {
  return (
    <pre
      translate="no"
      className="mb-4 whitespace-pre-wrap rounded-control bg-sunken p-3.5 font-mono text-sm [overflow-wrap:anywhere]"
    >
      {text}
    </pre>
  )
}
