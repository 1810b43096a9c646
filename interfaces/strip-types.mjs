// Node strips types natively, but not below `node_modules`, where npm installs Sundry.
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context)
    return {
      format: 'module',
      source: stripTypeScriptTypes(readFileSync(new URL(url), 'utf8')),
      shortCircuit: true,
    }
  },
})
