import { readJsonDocument } from '#lib/json/document.ts'
import { getKind, getSource, textOfString } from '#lib/json/node.ts'
import { selectNodes } from '#lib/json/path/evaluate-path.ts'
import { UserError } from '#lib/result/user-error.ts'
import { decodeLabeled } from '#lib/text/decode-labeled.ts'

export type SaveJob = {
  readonly kind: 'save'
  readonly body: Blob
  readonly charset: string | undefined
  /** JSONPath (RFC 9535). */
  readonly path: string
}

/**
 * Returns the first value that a path selects: a string decoded, anything else as written. Throws UserError if the body
 * is not JSON, the path is invalid, or it selects nothing.
 */
export async function valueAtPath({ body, charset, path }: SaveJob): Promise<string> {
  const { text } = decodeLabeled(new Uint8Array(await body.arrayBuffer()), charset)
  const document = readJsonDocument(new TextEncoder().encode(text))
  const [node] = selectNodes(document, path)
  if (node === undefined) throw new UserError('This path selects nothing in the response', path)
  const source = getSource(document, node)
  return getKind(document, node) === 'string' ? textOfString(source) : source
}
