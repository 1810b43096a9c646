import { type ApiRequest, allowsBody, type Part } from '../api-request.ts'
import { hasReference, resolveKnown, resolveUrl, type Variables } from '../variables/resolve.ts'
import { encodeForm } from './form.ts'
import { checkHeaderLine } from './headers.ts'
import {
  type Address,
  type Described,
  describeRequest,
  type Header,
  type NamedFile,
  withoutCredentials,
} from './prepare.ts'

/** Request for other programs, which are not limited by what a browser can send. */
export type CodeRequest = Described<NamedFile, string>

/**
 * Describes a request to be written as code. Variables without a value stay as `{{name}}`, files are names, and every
 * method can have a body. Throws UserError for an invalid address or header name.
 */
export function requestForCode(request: ApiRequest, variables: Variables): CodeRequest {
  return describeRequest<NamedFile>(request, {
    fill: (text) => resolveKnown(text, variables),
    fillUrl: (text) => resolveUrl(text, variables, resolveKnown),
    readUrl,
    hasBody: allowsBody(request.method) || request.hasUnsentBody === true,
    bodyFile: ({ file, fileName }) => file ?? namedFile(fileName),
    partFile: ({ file, fileName }: Part) => file ?? namedFile(fileName) ?? { name: 'file', type: '' },
    checkHeader: (name, value) => checkHeaderLine(hasReference(name) ? 'Name' : name, value),
    encodeForm: encodeFormKeepingVariables,
    hasReadableCredentials: hasReference,
  })
}

function namedFile(name: string | undefined): NamedFile | undefined {
  return name === undefined ? undefined : { name, type: '' }
}

/** A URL with variables stays as it is: a parser would percent-encode their braces. */
function readUrl(text: string): Address {
  if (!hasReference(text)) return withoutCredentials(text)
  if (!/^(https?:\/\/|\{\{)/i.test(text)) withoutCredentials(text)
  return { url: text, user: '', password: '' }
}

function encodeFormKeepingVariables(pairs: readonly Header[]): string {
  return encodeForm(pairs).replace(/%7B%7B(.*?)%7D%7D/g, (encoded) => {
    const reference = decodeURIComponent(encoded.replaceAll('+', ' '))
    return hasReference(reference) ? reference : encoded
  })
}
