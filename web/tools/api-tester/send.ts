import { type Result, toResult } from '#lib/result/result.ts'
import type { ApiRequest } from './api-request.ts'
import { toCurl } from './curl/to-curl.ts'
import { requestForCode } from './request/for-code.ts'
import { prepareRequest } from './request/prepare.ts'
import { type Exchange, type ExchangeDependencies, exchange } from './response/exchange.ts'
import type { Environments } from './variables/environments.ts'
import { getVariables } from './variables/resolve.ts'

/** Checks a request and sends it once; what cannot be sent is a failure that took no time. */
export async function send(
  request: ApiRequest,
  environments: Environments,
  createDependencies: () => ExchangeDependencies,
): Promise<Exchange> {
  const prepared = toResult(() => prepareRequest(request, getVariables(environments)))
  if (prepared.ok) return exchange(prepared.value, createDependencies())
  return { failure: { problem: prepared.problem, timeMs: undefined, isUnexplained: false } }
}

/** Formats the request as a curl command for a POSIX shell, or returns the reason why that is impossible. */
export function curlOf(request: ApiRequest, environments: Environments): Result<string> {
  return toResult(() => toCurl(requestForCode(request, getVariables(environments))))
}
