/** A `Content-Type` header, read (RFC 9110 §8.3). */
export type MediaType = {
  /** Lower case, without parameters: `application/json`; empty if missing. */
  readonly essence: string
  readonly charset: string | undefined
}

export function readMediaType(contentType: string): MediaType {
  const [essence = '', ...parameters] = contentType.split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((name) => name !== undefined)
  return { essence: essence.trim().toLowerCase(), charset }
}

export function isJson(essence: string): boolean {
  return /^(application|text)\/(json|x-json)$|\+json$/.test(essence)
}

/** Whether a type is one of text, whatever its charset. */
export function isText(essence: string): boolean {
  return (
    essence.startsWith('text/') ||
    isJson(essence) ||
    /\+xml$|^application\/(xml|(x-)?javascript|ecmascript|x-www-form-urlencoded|graphql|yaml|x-yaml|toml|sql|x-ndjson|jsonl|x-sh)$/.test(
      essence,
    )
  )
}

/** Whether the body of a type can declare its charset by itself. */
export function declaresCharset(essence: string): boolean {
  return getLens(essence) === 'html' || essence === 'text/css' || /[/+]xml$/.test(essence)
}

/** Whether a response of a type arrives event by event, often without end. */
export function isEventStream(essence: string): boolean {
  return /^(text\/event-stream|application\/(x-ndjson|ndjson|jsonl|stream\+json|json-seq))$/.test(essence)
}

/** Viewer of a body. */
export type Lens = 'image' | 'audio' | 'video' | 'pdf' | 'html'

export function getLens(essence: string): Lens | undefined {
  if (essence === 'application/pdf') return 'pdf'
  if (essence === 'text/html' || essence === 'application/xhtml+xml') return 'html'
  const [kind] = essence.split('/')
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : undefined
}

/** Views of a body; the first is the default. */
const VIEWS = ['Pretty', 'Raw', 'Tree', 'Preview', 'Source'] as const
export type View = (typeof VIEWS)[number]

/** Returns the views of a media type; none if there is only one. */
export function getViews(essence: string): readonly View[] {
  if (isJson(essence)) return ['Pretty', 'Raw', 'Tree']
  if (getLens(essence) === 'html') return ['Source', 'Preview']
  return getLens(essence) && isText(essence) ? ['Preview', 'Source'] : []
}
