import { vi } from 'vitest'
import { FIRST_REQUEST } from './api-request.ts'
import type { Entry } from './history.ts'
import type { ApiTester } from './use-api-tester.ts'

/** A tool that has sent nothing yet, and what else is `known`. */
export function toolWith(known: Partial<ApiTester> = {}): ApiTester {
  return {
    request: FIRST_REQUEST,
    set: vi.fn(),
    setRequest: vi.fn(),
    patience: '30',
    setPatience: vi.fn(),
    keeps: true,
    setKeeps: vi.fn(),
    environments: { active: 'Default', list: [{ name: 'Default', variables: [] }] },
    setEnvironments: vi.fn(),
    history: { entries: [] },
    setHistory: vi.fn(),
    send: vi.fn(),
    cancel: vi.fn(),
    isSending: false,
    received: undefined,
    askedFrom: { current: null },
    result: undefined,
    setResult: vi.fn(),
    linkProblem: undefined,
    asCurl: async () => 'curl',
    shared: () => FIRST_REQUEST,
    takeFiles: vi.fn(),
    clear: vi.fn(),
    ...known,
  }
}

/** A request that was sent on Monday, 2 March 2026, at noon. */
export function entryTo(url: string, status = 200): Entry {
  const at = new Date(2026, 2, 2, 12).getTime()
  return { id: url, at, request: { ...FIRST_REQUEST, url }, status, timeMs: 12.4 }
}
