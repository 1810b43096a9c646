import { useRef, useState } from 'react'
import * as v from 'valibot'
import { useKept } from '#web/browser/kept.ts'
import { useSharedState } from '#web/browser/shared-state.ts'
import { toolState } from '#web/browser/tool-state.ts'
import { ApiRequest, BLANK_PAIR, FIRST_REQUEST, nextId, takesBody } from './api-request.ts'
import {
  History,
  historyWithMine,
  historyWithoutFiles,
  historyWithoutValues,
  withEntry,
} from './history/history.ts'
import { withoutCredentials, withoutFiles, withoutValues } from './request/secrets.ts'
import type { Exchange, Received } from './response/exchange.ts'
import { timeoutOf } from './response/timeout.ts'
import { Environments, variablesOf, withoutVariableValues, withValuesOf } from './variables/environments.ts'

const Draft = v.object({
  request: v.optional(ApiRequest, FIRST_REQUEST),
  /** How long to wait, in seconds, as typed. */
  patience: v.optional(v.string(), '30'),
  /** Whether values may be stored, not only names. */
  remembers: v.optional(v.boolean(), false),
})

/** Each tab has a request of its own; what is stored is that of the tab that changed last. */
const drafts = toolState('api-tester', Draft, {
  toStored: (draft) => ({
    ...draft,
    request: draft.remembers ? withoutFiles(draft.request) : withoutValues(draft.request),
  }),
  onOtherTab: (stored, mine) => ({ ...mine, remembers: stored.remembers }),
})

const environments = toolState('api-tester-variables', Environments, {
  toStored: (all) => (drafts.get().remembers ? all : withoutVariableValues(all)),
  onOtherTab: withValuesOf,
})

const histories = toolState('api-tester-history', History, {
  toStored: (history) =>
    drafts.get().remembers ? historyWithoutFiles(history) : historyWithoutValues(history),
  onOtherTab: historyWithMine,
})

/** All that the screen shows, and what the visitor can do to it. */
export function useApiTester() {
  const [draft, keep] = useKept(drafts)
  const [known, keepKnown] = useKept(environments)
  const [history, keepHistory] = useKept(histories)
  const [result, setResult] = useState<Exchange>()
  const [received, setReceived] = useState<Received>()
  const running = useRef<AbortController>(undefined)
  const askedFrom = useRef<Element>(null)
  const { request, patience, remembers } = draft

  const setRequest = (next: ApiRequest) => keep((now) => ({ ...now, request: next }))
  const set = (change: Partial<ApiRequest>) =>
    keep((now) => ({ ...now, request: { ...now.request, ...change } }))
  const linkProblem = useSharedState((shared) => {
    const reading = v.safeParse(ApiRequest, shared)
    if (reading.success) setRequest(reading.output)
    return reading.success
  })

  const isSending = received !== undefined
  const send = async () => {
    if (isSending || request.url.trim() === '') return
    const control = new AbortController()
    running.current = control
    askedFrom.current = document.activeElement
    setReceived({ receivedBytes: 0, totalBytes: undefined })
    const timeoutSeconds = timeoutOf(patience)
    const { send: sendOnce } = await import('./on-demand.tsx')
    const at = Date.now()
    const ended = await sendOnce(request, variablesOf(known), () => ({
      fetch: (url, init) => fetch(url, init),
      now: () => performance.now(),
      cancelled: control.signal,
      timedOut: AbortSignal.timeout(timeoutSeconds * 1000),
      timeoutSeconds,
      onProgress: setReceived,
    }))
    setReceived(undefined)
    setResult(ended)
    const { timeMs } = 'answer' in ended ? ended.answer : ended.failure
    if (timeMs === undefined) return
    const status = 'answer' in ended ? ended.answer.status : 0
    const entry = { id: `${at}-${performance.now()}`, at, request, status, timeMs }
    keepHistory((now) => withEntry(now, entry))
  }
  return {
    request,
    set,
    setRequest,
    patience,
    setPatience: (next: string) => keep((now) => ({ ...now, patience: next })),
    remembers,
    /** What is stored already follows at once. */
    setRemembers(next: boolean) {
      keep((now) => ({ ...now, remembers: next }))
      keepKnown((now) => ({ ...now }))
      keepHistory((now) => ({ ...now }))
    },
    environments: known,
    setEnvironments: keepKnown,
    history,
    setHistory: keepHistory,
    send,
    cancel: () => running.current?.abort(),
    isSending,
    received,
    /** What had the focus when the visitor sent. */
    askedFrom,
    result,
    setResult,
    linkProblem,
    /** The request as a curl command; where it cannot be sent, the reason is shown instead. */
    async asCurl(): Promise<string | undefined> {
      const { curlOf } = await import('./on-demand.tsx')
      const outcome = curlOf(request, variablesOf(known))
      if (outcome.ok) return outcome.value
      setResult({ failure: { problem: outcome.problem, timeMs: undefined, isUnexplained: false } })
      return undefined
    },
    /** What a link may show to others. */
    shared: () => withoutFiles(withoutCredentials(request)),
    /** Files become parts of a multipart body, or the body itself. */
    takeFiles(files: readonly File[]) {
      const method = takesBody(request.method) ? request.method : 'POST'
      const [file, ...others] = files
      if (request.format !== 'Multipart' && others.length === 0) return set({ method, format: 'File', file })
      const named = request.parts.filter(({ name, value, file: held }) => name !== '' || value !== '' || held)
      const parts = files.map((held, index) => ({
        ...BLANK_PAIR,
        id: nextId(named) + index,
        name: 'file',
        isFile: true,
        file: held,
      }))
      set({ method, format: 'Multipart', parts: [...named, ...parts] })
    },
    /** Empties the request and forgets the answer; gives what brings both back. */
    clear() {
      keep((now) => ({ ...now, request: { ...FIRST_REQUEST, url: '' } }))
      setResult(undefined)
      return () => {
        setRequest(request)
        setResult(result)
      }
    },
  }
}

export type ApiTester = ReturnType<typeof useApiTester>
