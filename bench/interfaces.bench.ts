import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireAll } from './requirements.ts'

requireAll('bash')

/** Processor time of the command, of MCP until its first answer, and of 40 MB of JSON through a pipe. */
const ROOT = join(import.meta.dirname, '..')
const NODE = `${process.execPath} --disable-warning=ExperimentalWarning`
const TOOL = `${NODE} ${join(ROOT, 'interfaces/cli/main.ts')}`
const ROUNDS = 5
const MAX_BYTES = 40_000_000

/**
 * Returns the seconds of processor time of a shell command line with all its programs, the minimum of several rounds.
 */
function secondsOf(line: string): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const { stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='%U %S'; time { ${line}; } >/dev/null 2>&1`], {
      encoding: 'utf8',
    })
    const [user = 0, system = 0] = stderr.trim().split(' ').map(Number)
    return user + system
  })
  return Math.min(...rounds)
}

function notify(what: string, result: string): void {
  process.stdout.write(`interfaces: ${what}: ${result}\n`)
}

for (const call of [
  'unit-convert 5 ft 11 in in cm',
  'loan --amount 250000 --rate 3.5 --term 30',
  'case --to UPPERCASE abc',
  'regex-match --pattern a b',
])
  notify(call, `${secondsOf(`${TOOL} ${call}`).toFixed(2)} s of processor time, to be below 0.35`)

const said = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
  { id: 3, method: 'tools/call', params: { name: 'unit-convert', arguments: { request: '5 ft in cm' } } },
].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
const talk = join(tmpdir(), 'sundry-bench-mcp.jsonl')
writeFileSync(talk, `${said.join('\n')}\n`)
// Keeps the input open until the third response has arrived.
const mcp = `coproc M { ${NODE} ${join(ROOT, 'interfaces/mcp/main.ts')}; }; cat ${talk} >&"\${M[1]}"; for answer in 1 2 3; do read -r line <&"\${M[0]}"; done; eval "exec \${M[1]}>&-"; wait`
notify(
  'MCP, started, listed and asked once',
  `${secondsOf(mcp).toFixed(2)} s of processor time, to be below 1, its worker pool not counted`,
)

const file = join(tmpdir(), 'sundry-bench.json')
const record = JSON.stringify({
  id: 12345,
  name: 'Zoë',
  score: 1.25,
  tags: ['a', 'b'],
  note: 'Ordinary text. '.repeat(4),
})
writeFileSync(
  file,
  `[${Array.from({ length: Math.floor(MAX_BYTES / (record.length + 1)) }, () => record).join(',')}]`,
)
const native = `cat ${file} | ${NODE} -e 'const all=[];process.stdin.on("data",(part)=>all.push(part)).on("end",()=>process.stdout.write(JSON.stringify(JSON.parse(Buffer.concat(all).toString()),null,2)))' | cat`
const ours = `cat ${file} | ${TOOL} json-format | cat`
notify(
  '40 MB of JSON through a pipe',
  `${(secondsOf(ours) / secondsOf(native)).toFixed(2)}x Node's parse and stringify, to be below 2`,
)
