import { useRef, useState } from 'react'
import * as v from 'valibot'
import { useSharedState } from '#web/platform/shared-state.ts'
import { createPartlyPersisted } from '#web/platform/store/partly-persisted.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { ApiRequest, FIRST_REQUEST } from './api-request.ts'
import { History, historyWithMine, storableHistory } from './history.ts'
import { storable } from './request/secrets.ts'
import type { Exchange, Received } from './response/exchange.ts'
import { Environments, withoutSecretValues, withValuesOf } from './variables/environments.ts'

const Draft = v.object({
  request: v.optional(ApiRequest, FIRST_REQUEST),
  /** How long to wait, in seconds, as typed. */
  patience: v.optional(v.string(), '30'),
  /** Whether requests, variables and the history are stored. */
  keeps: v.optional(v.boolean(), true),
})

/** Each tab has a separate request; the stored one is that of the tab changed last. */
const drafts = createPartlyPersisted(toolState('api-tester', Draft), {
  toStored: (draft) => ({
    ...draft,
    request: draft.keeps ? storable(draft.request) : FIRST_REQUEST,
  }),
  onOtherTab: (stored, mine) => ({ ...mine, keeps: stored.keeps }),
})

const storedEnvironments = toolState('api-tester-variables', Environments)
const environments = createPartlyPersisted(storedEnvironments, {
  toStored: (all) => (drafts.get().keeps ? withoutSecretValues(all) : storedEnvironments.initial),
  onOtherTab: (stored, mine) => (drafts.get().keeps ? withValuesOf(stored, mine) : mine),
})

const storedHistory = toolState('api-tester-history', History)
const histories = createPartlyPersisted(storedHistory, {
  toStored: (history) => (drafts.get().keeps ? storableHistory(history) : storedHistory.initial),
  onOtherTab: (stored, mine) => (drafts.get().keeps ? historyWithMine(stored, mine) : mine),
})

/** All that the screen shows, and what the visitor can do to it. */
export function useApiTester() {
  const [draft, keep] = usePersisted(drafts)
  const [known, keepKnown] = usePersisted(environments)
  const [history, keepHistory] = usePersisted(histories)
  const [result, setResult] = useState<Exchange>()
  const [received, setReceived] = useState<Received>()
  const running = useRef<AbortController>(undefined)
  const triggerRef = useRef<Element>(null)
  const { request, patience, keeps } = draft

  const setRequest = (next: ApiRequest) => keep((now) => ({ ...now, request: next }))
  const set = (change: Partial<ApiRequest>) =>
    keep((now) => ({ ...now, request: { ...now.request, ...change } }))
  const linkProblem = useSharedState((shared) => {
    const reading = v.safeParse(ApiRequest, shared)
    if (reading.success) setRequest(reading.output)
    return reading.success
  })

  const isSending = received !== undefined
  const send = async (url = request.url) => {
    if (isSending || url.trim() === '') return
    if (url !== request.url) set({ url })
    const control = new AbortController()
    running.current = control
    triggerRef.current = document.activeElement
    setReceived({ receivedBytes: 0, totalBytes: undefined })
    const { sendFromBrowser } = await import('./on-demand.tsx')
    const { exchange, remember } = await sendFromBrowser({
      request: { ...request, url },
      environments: known,
      timeout: patience,
      cancelled: control.signal,
      onProgress: setReceived,
    })
    setReceived(undefined)
    setResult(exchange)
    keepHistory(remember)
  }
  return {
    request,
    set,
    setRequest,
    patience,
    setPatience: (next: string) => keep((now) => ({ ...now, patience: next })),
    keeps,
    /** Stored data is updated at once. */
    setKeeps(next: boolean) {
      keep((now) => ({ ...now, keeps: next }))
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
    /** Element that had the focus when the visitor sent the request. */
    askedFrom: triggerRef,
    result,
    setResult,
    linkProblem,
    /**
     * Returns the request as a curl command; if it cannot be sent, the reason is displayed and the promise never
     * resolves.
     */
    async asCurl(): Promise<string> {
      const { curlOf } = await import('./on-demand.tsx')
      const result = curlOf(request, known)
      if (result.ok) return result.value
      setResult({ failure: { problem: result.problem, timeMs: undefined, isUnexplained: false } })
      return new Promise(() => {})
    },
    /** Request for a link to others. */
    shared: () => storable(request),
    /** Files become parts of a multipart body, or the body itself. */
    async takeFiles(files: readonly File[]) {
      const { withFiles } = await import('./on-demand.tsx')
      setRequest(withFiles(request, files))
    },
    /** Clears the request and the response; returns a function that restores both. */
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
