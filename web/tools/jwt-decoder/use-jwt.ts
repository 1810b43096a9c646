import { useMemo } from 'react'
import { UserError } from '#lib/result/user-error.ts'
import { usePendingInput } from '#web/platform/pending-input.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useHistoryState } from '#web/platform/use-history-state.ts'
import { isUnsigned } from './algorithms.ts'
import { getText } from './claims.ts'
import type { DecodedToken, DecodeJob } from './decode-token.ts'
import { JwtState, readLeeway } from './jwt-state.ts'
import { useAnswer } from './use-answer.ts'
import { UNSIGNED, UNVERIFIED, type Verification } from './verification.ts'
import type { VerifyQuestion } from './verify-token.ts'

const stateStore = toolState('jwt-decoder', JwtState)

const PAUSE_MS = 400

/** State of the decoder: token and key exist in this page's memory alone. */
export function useJwt() {
  const [options, keep] = usePersisted(stateStore)
  const [text, setText] = useHistoryState('token', '')
  const [keyText, setKeyText] = useHistoryState('key', '')
  const set = (change: Partial<JwtState>) => keep((now) => ({ ...now, ...change }))

  usePendingInput('state', (input) => 'token' in input && setText(String(input.token)))
  const job = useMemo<DecodeJob | undefined>(() => (text.trim() === '' ? undefined : { text }), [text])
  const result = useAnswer(job, decode)
  const decoded = result?.ok ? result.value : undefined
  const read = useAnswer(result?.ok === false ? job : undefined, async (unread) => {
    const { readBrokenToken } = await import('./read-broken-token.ts')
    // Not at every key.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return readBrokenToken(unread.text)
  })
  const broken = read?.ok ? read.value : undefined
  const alg = decoded && getText(decoded.header, 'alg')
  const verification = useVerification(decoded, alg, keyText, options)
  return {
    options,
    set,
    leeway: readLeeway(options.leeway),
    text,
    setText,
    keyText,
    setKeyText,
    decoded,
    /** Readable parts of a token that cannot be decoded. */
    broken,
    header: decoded?.header ?? broken?.header,
    alg,
    verification,
    problem: result?.ok === false ? result.problem : undefined,
    clear: () => {
      setText('')
      setKeyText('')
    },
  }
}
export type JwtTool = ReturnType<typeof useJwt>

/** Verifies the signature; returns undefined while a check is pending. jose is loaded with the first key. */
function useVerification(
  decoded: DecodedToken | undefined,
  alg: string | undefined,
  keyText: string,
  { encoding }: JwtState,
): Verification | undefined {
  const question = useMemo<VerifyQuestion | undefined>(() => {
    if (!decoded || keyText === '' || isUnsigned(alg)) return undefined
    return { token: decoded.token, alg, kid: getText(decoded.header, 'kid'), keyText, encoding }
  }, [decoded, alg, keyText, encoding])
  const answer = useAnswer(question, async (request) =>
    (await import('./verify-token.ts')).verifyToken(request),
  )
  if (!decoded) return undefined
  if (isUnsigned(alg)) return UNSIGNED
  if (!question) return UNVERIFIED
  return answer?.ok ? answer.value : undefined
}

/** Longer tokens would block the page on a slow device. */
const MAX_SYNC_LENGTH = 100_000

/** Reads a token, a long one in a worker. Rejects with UserError `Invalid JWT token`. */
async function decode(job: DecodeJob, signal: AbortSignal): Promise<DecodedToken | undefined> {
  if (job.text.length <= MAX_SYNC_LENGTH) return (await import('./decode-token.ts')).decodeToken(job.text)
  const { runInWorker } = await import('#web/platform/worker/run-in-worker.ts')
  const result = await runInWorker<DecodeJob, DecodedToken | undefined>(createWorker, job, { signal })
  if (result.ok) return result.value
  throw new UserError(result.problem.message, result.problem.detail)
}

function createWorker(): Worker {
  return new Worker(new URL('./jwt.worker.ts', import.meta.url), { type: 'module' })
}
