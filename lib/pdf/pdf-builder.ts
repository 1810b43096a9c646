import type { Encryption } from './encryption.ts'
import { type PdfDict, type PdfObject, PdfRef } from './objects.ts'
import { writePdf } from './write-pdf.ts'

/** PDF file under construction. References are created first, their objects are added when known. */
export class PdfBuilder {
  readonly objects = new Map<PdfRef, PdfObject>()
  readonly #refs: PdfRef[] = []

  reserve(): PdfRef {
    const ref = new PdfRef(this.#refs.length + 1)
    this.#refs.push(ref)
    return ref
  }

  add(object: PdfObject): PdfRef {
    const ref = this.reserve()
    this.objects.set(ref, object)
    return ref
  }

  /** Makes `twin` mean the same object as `original`, for good. */
  replace(twin: PdfRef, original: PdfRef): void {
    this.objects.delete(twin)
    twin.number = original.number
  }

  write(trailer: PdfDict, version: string, encryption?: Encryption): Promise<Uint8Array<ArrayBuffer>> {
    this.#closeGaps()
    const whole = new Map([...trailer, ...(encryption?.trailer ?? [])])
    return writePdf(this.objects, whole, version, encryption?.seal)
  }

  #closeGaps(): void {
    const numbers = new Map<number, number>()
    for (const { number } of this.objects.keys()) numbers.set(number, numbers.size + 1)
    // A reference without an object is null (7.3.10); number 0 is always free.
    for (const ref of this.#refs) ref.number = numbers.get(ref.number) ?? 0
  }
}
