import type { Plugin } from 'vite'

/**
 * The bundler's helpers that pages use: a module's exports as an object, and CommonJS interop. They are short, but the
 * bundler emits them as a separate script, which every page would request.
 */
const HELPERS: Readonly<Record<string, string>> = {
  __exportAll:
    '(all) => { const own = {}; for (const name in all) Object.defineProperty(own, name, { get: all[name], enumerable: true }); return own }',
  __commonJSMin: '(run, own) => () => (own || run((own = { exports: {} }).exports, own), own.exports)',
}

const IMPORT = /^import \{ ([^}]+) \} from "\.\/rolldown-runtime-[^"]+";?$/m

/** Writes the bundler's helpers into each script that uses them. One with a helper that is not known here keeps its import. */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code) {
      const names =
        IMPORT.exec(code)?.[1]
          ?.split(', ')
          .map((name) => name.replace(/^.* as /, '')) ?? []
      if (names.length === 0 || names.some((name) => !(name in HELPERS))) return
      return code.replace(IMPORT, names.map((name) => `var ${name} = ${HELPERS[name]};`).join('\n'))
    },
  }
}
