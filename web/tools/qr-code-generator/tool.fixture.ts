import * as v from 'valibot'
import { Settings } from './settings.ts'
import type { QrTool } from './use-qr-tool.ts'

/** Returns a tool with these settings, which only records the calls. */
export function toolOf(known: Partial<Settings>, more: Partial<Pick<QrTool, 'logo' | 'secrets'>> = {}) {
  const done: unknown[][] = []
  const note =
    (what: string) =>
    (...given: readonly unknown[]) =>
      void done.push([what, ...given])
  const tool: QrTool = {
    settings: v.parse(Settings, known),
    secrets: {},
    logo: undefined,
    linkProblem: undefined,
    isOwn: false,
    change: note('change'),
    replace: note('replace'),
    takeLogo: async ([file]) => void done.push(['takeLogo', file?.name]),
    putLogo: note('putLogo'),
    setSecret: note('setSecret'),
    clear: () => void done.push(['clear']),
    ...more,
  }
  return { tool, done }
}
