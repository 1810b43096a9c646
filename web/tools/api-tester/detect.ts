import type { Detector } from '#lib/content-detection/detection.ts'
import { toResult } from '#lib/result/result.ts'
import { isCurlCommand } from './curl/curl-command.ts'
import { importCurl } from './curl/import-curl.ts'

/** A curl command, or an address to call. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (!isWhole || files.length > 0) return undefined
  if (isCurlCommand(text)) {
    const read = toResult(() => importCurl(text))
    if (!read.ok) return undefined
    const { request } = read.value
    return {
      confidence: 0.97,
      says: `a curl command: ${request.method} ${getHost(request.url)}`,
      state: request,
    }
  }
  const url = text.trim()
  return /^https?:\/\/\S+$/i.test(url)
    ? { confidence: 0.5, says: 'an address on the web', state: { url } }
    : undefined
}

function getHost(url: string): string {
  return /^[a-z]+:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url
}
