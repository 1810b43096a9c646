import { pageHead } from '../catalog/head.ts'

export const head = () =>
  pageHead(
    'For developers',
    'What the tools of Sundry compute, as a command, for agents over MCP, and over HTTP: the same answers as on the pages.',
    '/developers',
  )

const COMMAND = `printf '{"id":12345678901234567890}' | npm run --silent tool -- json-format
npm run --silent tool -- unit-convert 5 ft 11 in in cm
npm run --silent tool -- pdf-merge a.pdf b.pdf --output out.pdf`

const MCP = `{
  "mcpServers": {
    "sundry": {
      "command": "npm",
      "args": ["--prefix", "/path/to/sundry", "run", "--silent", "mcp"]
    }
  }
}`

const HTTP = `curl https://tools.example.org/api/run/loan \\
  -H 'Authorization: Bearer <token>' \\
  -d '{"amount":"250000","rate":"3.5","term":"30"}'`

export default function DevelopersPage() {
  return (
    <article className="prose mx-auto max-w-3xl px-4 pt-10 sm:px-6">
      <h1 className="mb-5 font-bold text-3xl">For developers</h1>
      <p className="text-base">
        Programs can ask for what the tools compute: formatted JSON, merged PDFs, a loan to the cent. They get
        the same answers as you do on the pages, because the same code gives them.
      </p>
      <p>
        The command and the server for agents run on your own computer, from a copy of Sundry with Node. No
        page of this site ever uses these doors: what you do on a page stays in your browser, as always.
      </p>
      <h2>As a command</h2>
      <p>Text comes from arguments, from a pipe or from files, and the answer goes to standard output.</p>
      <Code text={COMMAND} />
      <p>
        <code translate="no">npm run tool -- list</code> shows every operation, and{' '}
        <code translate="no">npm run tool -- loan --help</code> the options of one. The exit code is 0 for an
        answer, 1 for a question that cannot be answered, and 64 for an unknown operation.
      </p>
      <h2>For agents, over MCP</h2>
      <p>
        A server for the Model Context Protocol offers each operation as a tool. It opens no connection and
        reads no file of yours.
      </p>
      <Code text={MCP} />
      <h2>Over HTTP</h2>
      <p>
        If the operator of a server gives you a token, it answers questions over HTTP as well.{' '}
        <code translate="no">GET /api/openapi.json</code> describes them. Without tokens, which is the
        default, nothing answers there.
      </p>
      <Code text={HTTP} />
      <h2>Strict, so that nothing is guessed</h2>
      <p>
        An unknown option, a field that cannot be read and a value of the wrong type are refused, with a
        sentence that says what to change. <code translate="no">docs/operations.md</code>, in the source, has
        all operations with their options, defaults, limits and examples.
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
