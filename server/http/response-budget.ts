import type { ServerResponse } from 'node:http'
import { HttpProblem } from './errors.ts'
import { type Closable, type Exchange, isExchange, onceClosed } from './once-closed.ts'

/** Maximum of bytes of responses under way, in all and for one network. */
type BudgetLimits = { readonly total: number; readonly perNetwork: number }

/** A process stays below 600 MB with this much under way. */
export const DEFAULT_BUDGET: BudgetLimits = { total: 128 * 2 ** 20, perNetwork: 32 * 2 ** 20 }

const RETRY_AFTER_S = 10
/** Unsent bytes below this are not counted: the system takes them at once. */
const MIN_COUNTED = 64 * 1024

export type ResponseBudget = {
  /**
   * Counts bytes of a response before it is made, until it closes or is counted. Throws HttpProblem 503 if too much is
   * under way, in all or for this network; with 0 bytes, if the limit is reached. Without a connection (in tests)
   * nothing is counted.
   */
  readonly reserve: (request: Closable, network: string, bytes: number) => void
  /** Counts the unsent bytes of a response that has been written instead of the reserved ones. */
  readonly count: (exchange: Exchange, networkOf: () => string) => void
  /** Bytes under way. */
  readonly underWay: () => number
}

type Counted = { readonly network: string; bytes: number }

/**
 * Bounds the memory of responses that clients have not read yet. A response is built whole and held until its client
 * reads, so that clients that never read would fill the process.
 */
export function createResponseBudget(limits: BudgetLimits = DEFAULT_BUDGET): ResponseBudget {
  const counted = new Map<ServerResponse, Counted>()
  const byNetwork = new Map<string, number>()
  let total = 0

  const add = (network: string, bytes: number) => {
    total += bytes
    const sum = (byNetwork.get(network) ?? 0) + bytes
    if (sum > 0) byNetwork.set(network, sum)
    else byNetwork.delete(network)
  }
  const set = (env: Exchange, network: string, bytes: number) => {
    const { outgoing } = env
    const before = counted.get(outgoing)
    if (before) {
      add(before.network, bytes - before.bytes)
      before.bytes = bytes
      return
    }
    counted.set(outgoing, { network, bytes })
    add(network, bytes)
    onceClosed({ env }, () => {
      add(network, -(counted.get(outgoing)?.bytes ?? 0))
      counted.delete(outgoing)
    })
  }
  return {
    reserve(request, network, bytes) {
      const isFull = (used: number, limit: number) => used + bytes > limit || used >= limit
      if (isFull(total, limits.total) || isFull(byNetwork.get(network) ?? 0, limits.perNetwork))
        throw new HttpProblem(
          503,
          `Too many large answers are under way. Try again in ${RETRY_AFTER_S} s.`,
          RETRY_AFTER_S,
        )
      if (bytes > 0 && isExchange(request.env)) set(request.env, network, bytes)
    },
    count(exchange, networkOf) {
      const { outgoing } = exchange
      const unsent = outgoing.writableLength
      if (unsent >= MIN_COUNTED || counted.has(outgoing)) set(exchange, networkOf(), unsent)
    },
    underWay: () => total,
  }
}
