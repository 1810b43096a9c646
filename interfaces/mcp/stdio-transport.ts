import type { Readable, Writable } from 'node:stream'
import {
  type JSONRPCMessage,
  ProtocolErrorCode,
  parseJSONRPCMessage,
  serializeMessage,
  type Transport,
} from '@modelcontextprotocol/server'
import { createLineSplitter } from './split-lines.ts'

/** Limit of one message in bytes. Files in parameters are Base64. */
export const MAX_MESSAGE_BYTES = 200 * 1024 * 1024

/**
 * Transport of MCP over standard input and output. The SDK's own one ends at a message above its limit, copies large
 * messages once per chunk, and does not answer messages that cannot be read.
 */
export class StdioTransport implements Transport {
  readonly #input: Readable
  readonly #output: Writable
  readonly #maxBytes: number
  #isClosed = false
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void

  constructor(input: Readable, output: Writable, maxBytes = MAX_MESSAGE_BYTES) {
    this.#input = input
    this.#output = output
    this.#maxBytes = maxBytes
  }

  async start(): Promise<void> {
    const maxMb = Math.floor(this.#maxBytes / 1024 / 1024)
    const split = createLineSplitter(this.#maxBytes, {
      onLine: (line) => this.#receive(line),
      onTooLong: (beginning) =>
        this.#refuse(
          idOf(beginning),
          ProtocolErrorCode.InvalidRequest,
          `The message is larger than ${maxMb} MB. Pass files by their path.`,
        ),
    })
    this.#input.on('data', split)
    for (const event of ['end', 'close']) this.#input.on(event, () => void this.close())
    for (const stream of [this.#input, this.#output])
      stream.on('error', (error: Error) => {
        this.onerror?.(error)
        void this.close()
      })
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#input.removeAllListeners('data')
    this.#input.pause()
    this.onclose?.()
  }

  send(message: JSONRPCMessage): Promise<void> {
    return this.#write(serializeMessage(message))
  }

  #receive(line: string): void {
    let json: unknown
    try {
      json = JSON.parse(line)
    } catch {
      this.#refuse(null, ProtocolErrorCode.ParseError, 'The message is not valid JSON.')
      return
    }
    let message: JSONRPCMessage
    try {
      message = parseJSONRPCMessage(json)
    } catch {
      this.#refuse(idOf(line), ProtocolErrorCode.InvalidRequest, 'The message is not valid JSON-RPC 2.0.')
      return
    }
    this.onmessage?.(message)
  }

  #refuse(id: string | number | null, code: ProtocolErrorCode, message: string): void {
    // JSON-RPC 2.0, section 5: the id is null if it could not be determined.
    void this.#write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`)
  }

  #write(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#output.write(text, (error) => (error ? reject(error) : resolve()))
    })
  }
}

/** Id of a request of which only the beginning is known, or null. */
function idOf(beginning: string): string | number | null {
  const [, id] = /"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)\s*[,}]/.exec(beginning) ?? []
  return id === undefined ? null : JSON.parse(id)
}
