import { useMemo, useState } from 'react'
import { useKept } from '#web/browser/kept.ts'
import { toolState } from '#web/browser/tool-state.ts'
import { useLiveJob } from '#web/browser/use-live-job.ts'
import { isUnsigned } from './algorithms.ts'
import type { DecodedToken } from './decode-token.ts'
import { JwtState, readLeeway } from './jwt-state.ts'
import { textOf } from './members.ts'
import { useAnswer } from './use-answer.ts'
import { UNSIGNED, UNVERIFIED, type Verification } from './verification.ts'
import type { VerifyQuestion } from './verify-token.ts'

const kept = toolState('jwt-decoder', JwtState)

function createWorker(): Worker {
  return new Worker(new URL('./jwt.worker.ts', import.meta.url), { type: 'module' })
}

/** All that the decoder holds: token and key live in this page's memory alone. */
export function useJwt() {
  const [options, keep] = useKept(kept)
  const [text, setText] = useState('')
  const [keyText, setKeyText] = useState('')
  const set = (change: Partial<JwtState>) => keep((now) => ({ ...now, ...change }))

  const job = useMemo(() => (text.trim() === '' ? undefined : { text }), [text])
  const { last } = useLiveJob<{ readonly text: string }, DecodedToken | undefined>(createWorker, job)
  const outcome = job && last?.outcome
  const decoded = outcome?.ok ? outcome.value : undefined
  const alg = decoded && textOf(decoded.header, 'alg')
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
    alg,
    verification,
    problem: outcome?.ok === false ? outcome.problem : undefined,
    clear: () => {
      setText('')
      setKeyText('')
    },
  }
}
export type JwtTool = ReturnType<typeof useJwt>

/** What is known of the signature; undefined while a check is under way. jose is fetched with the first key. */
function useVerification(
  decoded: DecodedToken | undefined,
  alg: string | undefined,
  keyText: string,
  { encoding }: JwtState,
): Verification | undefined {
  const question = useMemo<VerifyQuestion | undefined>(() => {
    if (!decoded || keyText === '' || isUnsigned(alg)) return undefined
    return { token: decoded.token, alg, kid: textOf(decoded.header, 'kid'), keyText, encoding }
  }, [decoded, alg, keyText, encoding])
  const answer = useAnswer(question, async (asked) => (await import('./verify-token.ts')).verifyToken(asked))
  if (!decoded) return undefined
  if (isUnsigned(alg)) return UNSIGNED
  if (!question) return UNVERIFIED
  return answer?.ok ? answer.value : undefined
}
