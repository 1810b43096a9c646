import { type ApiRequest, BLANK_PAIR, nextId, takesBody } from '../api-request.ts'

/** The request with files as its body: one as it is, several as parts; parts that are there stay. */
export function withFiles(request: ApiRequest, files: readonly File[]): ApiRequest {
  const method = takesBody(request.method) ? request.method : 'POST'
  const [file, ...others] = files
  if (request.format !== 'Multipart' && others.length === 0)
    return { ...request, method, format: 'File', file }
  const filled = request.parts.filter(({ name, value, file: held }) => name !== '' || value !== '' || held)
  const parts = files.map((held, index) => ({
    ...BLANK_PAIR,
    id: nextId(filled) + index,
    name: 'file',
    isFile: true,
    file: held,
  }))
  return { ...request, method, format: 'Multipart', parts: [...filled, ...parts] }
}
