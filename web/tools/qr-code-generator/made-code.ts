import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import { type Result, toResult } from '#lib/result/result.ts'
import { contentText, fixedOptions } from './contents/content-text.ts'
import type { FieldValues } from './contents/kinds.ts'
import type { Design, Logo } from './drawing/design.ts'
import { designLayout } from './drawing/paint-code.ts'
import type { Settings } from './settings.ts'

/** Content and design of a code. */
export type Made = { readonly text: string; readonly design: Design }

export type Parts = {
  readonly settings: Settings
  readonly secrets: FieldValues
  readonly logo: Logo | undefined
}

let last: { readonly parts: Parts; readonly result: Result<Made> } | undefined

/** Returns the code for the tool's state, or the error; the same object for the same state. */
export function madeCode({ settings, secrets, logo }: Parts): Result<Made> {
  const isSame =
    last?.parts.settings === settings && last.parts.secrets === secrets && last.parts.logo === logo
  if (!last || !isSame) {
    const parts = { settings, secrets, logo }
    last = { parts, result: toResult(() => make(parts)) }
  }
  return last.result
}

/** Returns the design of a code that stands for one to come: that of the settings, as long as its content is incomplete. */
export function ghostDesign({ settings, secrets }: Parts): Design | undefined {
  const parts = {
    settings: { ...settings, kind: 'Text or URL', text: 'No content yet' },
    secrets,
    logo: undefined,
  } as const
  const made = toResult(() => make(parts))
  return made.ok ? made.value.design : undefined
}

function make({ settings, secrets, logo }: Parts): Made {
  const { kind, fields, level } = settings
  const text = contentText(kind, settings.text, { ...fields, ...secrets })
  // Under a logo modules are lost, so the level is as high as it can be.
  const options = fixedOptions(kind) ?? { level: logo ? 'H' : level }
  const design = { code: encodeQr(text, options), settings, logo }
  designLayout(design)
  return { text, design }
}
