import { judge } from './pdf-validators.fixture.ts'

/** A value as `qpdf --json` writes it: names `/Name`, references `3 0 R`, strings `u:text` or `b:hex`. */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value }
type Entry = { readonly value?: Value; readonly stream?: { readonly data: string; readonly dict: Value } }

/** The objects of a PDF as qpdf reads them: judged by another reader than ours. */
export class TestObjects {
  readonly #objects: Readonly<Record<string, Entry>>

  constructor(objects: Readonly<Record<string, Entry>>) {
    this.#objects = objects
  }

  get trailer(): Value {
    return this.#objects.trailer?.value ?? null
  }

  /** Each object, streams as their dictionaries. */
  get all(): Value[] {
    return Object.values(this.#objects).map(({ value, stream }) => stream?.dict ?? value ?? null)
  }

  /** Returns the value at a path from an object; references are resolved. */
  at(start: Value, ...path: (string | number)[]): Value {
    let value = this.#resolved(start)
    for (const key of path) {
      if (Array.isArray(value)) value = this.#resolved(value[Number(key)] ?? null)
      else if (value && typeof value === 'object') value = this.#resolved(value[key] ?? null)
      else return null
    }
    return value
  }

  /** The unpacked bytes of the stream that a reference names. */
  bytes(reference: Value): Uint8Array {
    return Buffer.from(this.#objects[`obj:${reference}`]?.stream?.data ?? '', 'base64')
  }

  /** Returns all dictionaries, including nested ones, that match a predicate. */
  where(claim: (dict: { [key: string]: Value }) => boolean): { [key: string]: Value }[] {
    const found: { [key: string]: Value }[] = []
    const visit = (value: Value) => {
      if (Array.isArray(value)) value.forEach(visit)
      else if (value && typeof value === 'object') {
        if (claim(value)) found.push(value)
        Object.values(value).forEach(visit)
      }
    }
    this.all.forEach(visit)
    return found
  }

  #resolved(value: Value): Value {
    if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value)) return value
    const entry = this.#objects[`obj:${value}`]
    return entry?.stream?.dict ?? entry?.value ?? null
  }
}

export async function objectsOf(bytes: Uint8Array): Promise<TestObjects> {
  const json = await judge(bytes, 'qpdf', [
    '--json',
    '--json-stream-data=inline',
    '--decode-level=generalized',
    '{}',
    '-',
  ])
  const { qpdf }: { qpdf: [unknown, Record<string, Entry>] } = JSON.parse(json)
  return new TestObjects(qpdf[1])
}
