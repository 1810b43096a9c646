/** Returns the value of a JSON text; undefined if it is not valid JSON. */
export function tryParseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
