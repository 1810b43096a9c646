import { useId } from 'react'
import { EXAMPLES } from './examples.ts'
import type { JwtTool } from './use-jwt.ts'

const NONE = 'Example…'

/** Puts a published token and its key in; they are fetched when one is chosen. */
export function ExampleField({ tool: { setText, setKeyText, set } }: { readonly tool: JwtTool }) {
  const id = useId()
  const show = async (name: string) => {
    const { RFC_VECTORS } = await import('./rfc-vectors.ts')
    const vector = RFC_VECTORS.find((one) => one.name === name)
    if (!vector) return
    setText(vector.token)
    setKeyText(vector.publicKey)
    set({ encoding: 'utf-8' })
  }
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Example
      </label>
      <select
        id={id}
        className="min-h-8 rounded-control border border-line-strong bg-surface px-2 text-sm"
        value={NONE}
        onChange={(event) => show(event.target.value)}
      >
        {[NONE, ...EXAMPLES].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>
  )
}
