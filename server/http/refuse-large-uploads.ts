import type { Server } from 'node:http'
import { MAX_CALL_BYTES } from '#contract/programs.ts'

/**
 * Answers 413 to a client that asks first (`Expect: 100-continue`, RFC 9110 §10.1.1) whether to send a body that is
 * larger than any route accepts. Others are asked to continue, and their route decides.
 */
export function refuseLargeUploads(server: Server): void {
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length']) > MAX_CALL_BYTES) {
      response.writeHead(413, { connection: 'close', 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: `The request is larger than ${MAX_CALL_BYTES} bytes` }))
      return
    }
    response.writeContinue()
    server.emit('request', request, response)
  })
}
