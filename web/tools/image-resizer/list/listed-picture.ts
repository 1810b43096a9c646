import type { Outcome } from '#lib/outcome/attempt.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import type { MadePicture } from '#lib/picture/picture-wish.ts'
import type { Focus } from '#lib/picture/plan/focus.ts'
import type { Settings, TypedSize } from '../settings/settings.ts'
import { ownSize } from '../settings/type-size.ts'

/** A picture of the list, what is known of it, and what was made of it. */
export type ListedPicture = {
  readonly id: number
  readonly file: File
  /** Nothing while the file is still being looked into. */
  readonly check: Outcome<PictureHeader> | undefined
  /** The size that it is to have where pictures are treated one by one; its own until another is typed. */
  readonly size: TypedSize | undefined
  /** Settings that are this picture's alone, where others go by those of all. */
  readonly own: Settings | undefined
  readonly focus: Focus
  readonly made: { readonly key: string; readonly outcome: Outcome<MadePicture> } | undefined
  /** Whether a worker has it now. */
  readonly isInWork: boolean
}

export const STATUSES = ['pending', 'processing', 'completed', 'error'] as const
export type Status = (typeof STATUSES)[number]

export function headerOf({ check }: ListedPicture): PictureHeader | undefined {
  return check?.ok ? check.value : undefined
}

/** The settings that hold for a picture. */
export function settingsFor(picture: ListedPicture, shared: Settings): Settings {
  if (shared.isBatch) return picture.own ? { ...picture.own, isBatch: true } : shared
  const header = headerOf(picture)
  return { ...shared, ...(picture.size ?? (header && ownSize(header))) }
}

/** Names what a picture is asked to become; what was made by other settings is out of date. */
export function wishKey(picture: ListedPicture, shared: Settings): string {
  const { isBatch, ...settings } = settingsFor(picture, shared)
  return JSON.stringify([settings, picture.focus])
}

/** What was made of it by the present settings. */
export function madeOf(picture: ListedPicture, shared: Settings): Outcome<MadePicture> | undefined {
  return picture.made?.key === wishKey(picture, shared) ? picture.made.outcome : undefined
}

export function statusOf(picture: ListedPicture, shared: Settings): Status {
  if (picture.isInWork) return 'processing'
  if (picture.check?.ok === false) return 'error'
  const made = madeOf(picture, shared)
  if (!made) return 'pending'
  return made.ok ? 'completed' : 'error'
}
