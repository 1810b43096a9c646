import { type ApiRequest, allowsBody, EMPTY_PAIR, nextId } from '../api-request.ts'

/** Returns the request with files as its body: one unchanged, several as parts; existing parts remain. */
export function withFiles(request: ApiRequest, files: readonly File[]): ApiRequest {
  const method = allowsBody(request.method) ? request.method : 'POST'
  const [file, ...others] = files
  if (request.format !== 'Multipart' && others.length === 0)
    return { ...request, method, format: 'File', file }
  const filled = request.parts.filter(
    ({ name, value, file: partFile }) => name !== '' || value !== '' || partFile,
  )
  const parts = files.map((newFile, index) => ({
    ...EMPTY_PAIR,
    id: nextId(filled) + index,
    name: 'file',
    isFile: true,
    file: newFile,
  }))
  return { ...request, method, format: 'Multipart', parts: [...filled, ...parts] }
}
