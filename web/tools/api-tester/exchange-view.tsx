import { Announcer } from '#web/ui/announcer.tsx'
import { AnswerView } from './answer-view.tsx'
import { FailureView } from './failure-view.tsx'
import type { Exchange } from './response/exchange.ts'
import type { ApiTester } from './use-api-tester.ts'

/** The end of an exchange: the answer, or the reason why there is none. */
export default function ExchangeView({
  exchange,
  tool,
}: {
  readonly exchange: Exchange
  readonly tool: ApiTester
}) {
  if ('failure' in exchange) return <FailureView failure={exchange.failure} tool={tool} />
  const { status, reason, timeMs } = exchange.answer
  return (
    <>
      <AnswerView answer={exchange.answer} tool={tool} />
      <Announcer text={`Status ${`${status} ${reason}`.trim()}, ${Math.round(timeMs)} ms`} />
    </>
  )
}
